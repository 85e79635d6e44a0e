import { randomUUID } from "node:crypto";
import { z } from "zod";
import { renameAccount } from "../identity/account.step";
import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import type { Mail } from "../platform/mail/mail.rules";
import type { Outbox } from "../platform/mail/outbox";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { BarePicture } from "../platform/uploads.rules";
import { athleteLevels, levelRank } from "../sport/athlete-level.rules";
import { activeGuardianships, isThatAthlete, opensPublicPage } from "./athlete.access";
import { mostClubs } from "./athlete.loader";
import { completeProfileSchema } from "./athlete.rules";
import { correctProfile, keepProfileChange, lockAthlete } from "./athlete-profile.step";
import { adultSince } from "./display-name.rules";
import { notOwnToSay, updateProfileSchema } from "./own-profile.rules";
import { photoRemovedMail } from "./photo.rules";
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

/** Replaces the photo; the last of two who send at once has it. @returns its key. */
export async function storePhoto(
  { db, now }: ActionContext,
  athleteId: string,
  { mediaType, content }: BarePicture,
): Promise<string> {
  const key = randomUUID();
  const kept = { key, mediaType, content, sentAt: now };
  await inTransaction(db, async (tx) => {
    await lockAthlete(tx, athleteId);
    await tx.athletePhoto.upsert({
      where: { athleteId },
      create: { athleteId, ...kept },
      update: kept,
      select: { athleteId: true },
    });
    await tx.athlete.update({ where: { id: athleteId }, data: { photoKey: key }, select: { id: true } });
  });
  return key;
}

/** Idempotent. A removal by another person is kept in the profile's history, and the athlete gets a mail. */
export async function removePhoto(ctx: ActionContext, athleteId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { photoKey } = await lockAthlete(tx, athleteId);
    if (photoKey === null) return;
    await tx.athletePhoto.deleteMany({ where: { athleteId } });
    await tx.athlete.update({ where: { id: athleteId }, data: { photoKey: null }, select: { id: true } });
    if (isThatAthlete(athleteId, ctx)) return;
    const changedById = ctx.viewer?.userId ?? null;
    await tx.profileChange.create({ data: { athleteId, changedById, photoRemoved: true } });
    await mailRemoval(tx, ctx, athleteId);
  });
}

async function mailRemoval(tx: Transaction, ctx: ActionContext, athleteId: string): Promise<void> {
  const byId = ctx.viewer?.userId ?? null;
  const reached = { select: { id: true, email: true, name: true, disabledAt: true } };
  const { fullName, user, guardianships } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: {
      fullName: true,
      user: reached,
      guardianships: { where: activeGuardianships(ctx.now), select: { user: reached } },
    },
  });
  const remover =
    byId === null ? null : await tx.user.findUnique({ where: { id: byId }, select: { name: true } });
  const about = {
    by: remover?.name ?? "A administração",
    url: `${ctx.publicUrl}/user-profile/${athleteId}`,
  };
  const isReached = (person: { id: string; disabledAt: Date | null }) =>
    person.disabledAt === null && person.id !== byId;
  await ctx.outbox.putAll(tx, [
    ...(user && isReached(user) ? [photoRemovedMail({ email: user.email, name: fullName }, about)] : []),
    ...guardianships.flatMap(({ user: guardian }) =>
      guardian && isReached(guardian) ? [photoRemovedMail(guardian, { ...about, child: fullName })] : [],
    ),
  ]);
}

const pageClosedMail = (to: { email: string; name: string }, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua página pública foi fechada",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "Você completou 18 anos, e agora é você quem decide se a sua página na Praia é pública. Ela foi aberta por quem respondia por você, e hoje foi fechada.",
    "Se quiser que ela continue aberta, abra de novo em “Página pública”, no seu perfil.",
  ],
  action: { label: "Ver o perfil", url },
});

/**
 * Closes the public pages of athletes who have come of age and whose page was opened before: a guardian decided on it, and
 * it would now show their full name. Idempotent.
 * @returns how many were closed.
 */
export function closePagesOfAdults(
  db: Database,
  { now, outbox, publicUrl }: Pick<ActionContext, "now" | "outbox" | "publicUrl">,
): Promise<number> {
  const ofAge = adultSince(dayAt(now, brasiliaTime));
  return inTransaction(db, async (tx) => {
    const closed = await tx.$queryRaw<{ id: string; name: string; email: string | null }[]>`
      WITH fechadas AS (
        UPDATE alunos SET pagina_publica_desde = NULL
        WHERE pagina_publica_desde IS NOT NULL AND data_nascimento <= ${ofAge}::date
          AND data_nascimento > (pagina_publica_desde AT TIME ZONE ${brasiliaTime})::date - interval '18 years'
        RETURNING id, nome_completo, user_id)
      SELECT f.id::text, f.nome_completo AS name, u.email FROM fechadas f
        LEFT JOIN usuarios u ON u.id = f.user_id AND u.desativado_em IS NULL AND u.excluido_em IS NULL
      ORDER BY f.id`;
    await outbox.putAll(
      tx,
      closed.flatMap(({ id, name, email }) =>
        email === null ? [] : [pageClosedMail({ email, name }, `${publicUrl}/user-profile/${id}`)],
      ),
    );
    return closed.length;
  });
}

export const closePagesTask = "close_pages_of_adults";

export const closePagesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await closePagesOfAdults(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
