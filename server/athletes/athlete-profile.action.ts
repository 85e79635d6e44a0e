import { z } from "zod";
import { renameAccount } from "../identity/account.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { levelRank } from "../sport/admitted-levels.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { opensPublicPage } from "./athlete.access";
import { mostClubs } from "./athlete.loader";
import { completeProfileSchema } from "./athlete.rules";
import { correctProfile, lockAthlete } from "./correct-profile.step";
import { keepProfileChange } from "./keep-profile-change.step";
import { notOwnToSay, updateProfileSchema } from "./own-profile.rules";
import { lowerLevelAskedMail } from "./profile-change.rules";

/**
 * 'Alterar Cadastro' by the athlete: name, phone and notes freely, and level, birth date and gender only while nothing
 * depends on them. The e-mail is changed through confirmation, and the CPF never.
 * @throws InvalidInput
 */
export async function updateProfile(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const today = dayAt(ctx.now, brasiliaTime);
  const { fullName, phone, notes, ...correction } = parseInput(updateProfileSchema(today), typed);
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    const before = { ...athlete, birthDate: athlete.birthDate && dayFromDatabase(athlete.birthDate) };
    const others = notOwnToSay(before, correction, today);
    if (others.length > 0) throw new InvalidInput(others);
    await correctProfile(tx, ctx, athlete, correction, true);
    const after = await tx.athlete.update({ where: { id: athleteId }, data: { fullName, phone, notes } });
    const named = { ...after, fullName: athlete.fullName, phone: athlete.phone };
    await keepProfileChange(tx, named, after, ctx.viewer?.userId ?? null);
    if (athlete.userId !== null && fullName !== athlete.fullName)
      await renameAccount(tx, athlete.userId, fullName);
  });
}

const asked = z.object({ level: z.enum(athleteLevels, { error: "Nível inválido" }) });

const refused = (message: string) => new InvalidInput([{ path: ["level"], message }]);

/**
 * Asks the running arenas where the athlete is active to lower the level, which stays as it is until one of them does.
 * @throws InvalidInput, TooManyAttempts (once a day).
 */
export async function askToLowerLevel(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { level } = parseInput(asked, typed);
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    if (levelRank(level) >= levelRank(athlete.level))
      throw refused("Este nível não é mais baixo que o seu: altere-o no seu cadastro");
    const links = await tx.arenaAthlete.findMany({
      where: { athleteId, active: true, arena: { active: true, owner: { disabledAt: null } } },
      select: { arena: { select: { responsibleName: true, owner: { select: { email: true } } } } },
      orderBy: { id: "asc" },
      take: mostClubs,
    });
    const managers = links.flatMap(({ arena }) =>
      arena?.owner ? [{ email: arena.owner.email, name: arena.responsibleName }] : [],
    );
    if (managers.length === 0) throw refused("Você não está em nenhuma arena que possa responder");
    await countAttempt(
      tx,
      { key: `baixar-nivel:${athleteId}`, points: 1, windowSeconds: 24 * 60 * 60 },
      ctx.now,
    );
    const about = {
      athlete: athlete.fullName,
      from: athlete.level,
      level,
      url: `${ctx.publicUrl}/user-profile/${athleteId}`,
    };
    await ctx.outbox.putAll(
      tx,
      managers.map((to) => lowerLevelAskedMail(to, about)),
    );
  });
}

/**
 * Opens an athlete's page to anyone with its link, or closes it: then its URL responds like an unknown one.
 * @throws InvalidInput if a minor opens the page themselves.
 */
export async function setPublicPage(ctx: ActionContext, athleteId: string, isPublic: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    // A minor may close the page without a guardian.
    if (isPublic && !opensPublicPage(athlete, ctx))
      throw new InvalidInput([
        {
          path: ["isPublic"],
          message: "Enquanto você é menor de idade, só quem responde por você abre a página",
        },
      ]);
    if (isPublic === (athlete.publicSince !== null)) return;
    await tx.athlete.update({ where: { id: athleteId }, data: { publicSince: isPublic ? ctx.now : null } });
  });
}

const settled = (path: string, attends: boolean) =>
  new InvalidInput([
    {
      path: [path],
      message: attends
        ? "Já informado: peça à sua arena para corrigir no seu perfil"
        : "Já informado: entre em uma arena e peça a ela para corrigir",
    },
  ]);

/**
 * Athletes fill in missing profile fields that categories require. Existing values are changed only by their arena:
 * otherwise an athlete could choose a category first and a matching birth date afterwards.
 * @throws InvalidInput
 */
export async function completeProfile(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { birthDate, gender } = parseInput(completeProfileSchema(dayAt(ctx.now, brasiliaTime)), typed);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
    const athlete = await tx.athlete.findUniqueOrThrow({
      where: { id: athleteId },
      include: { arenas: { where: { active: true }, take: 1 } },
    });
    const attends = athlete.arenas.length > 0;
    const known = athlete.birthDate && dayFromDatabase(athlete.birthDate);
    if (birthDate !== null && known !== null && known !== birthDate) throw settled("birthDate", attends);
    if (gender !== null && athlete.gender !== null && athlete.gender !== gender)
      throw settled("gender", attends);
    const after = await tx.athlete.update({
      where: { id: athleteId },
      data: {
        ...(birthDate === null ? {} : { birthDate: dayToDatabase(birthDate) }),
        ...(gender === null ? {} : { gender }),
      },
    });
    await keepProfileChange(tx, athlete, after, ctx.viewer?.userId ?? null);
  });
}
