import type { Athlete } from "../../prisma/generated/client/client";
import { renameAccount } from "../identity/account.step";
import { signUp } from "../identity/sign-up.action";
import type { ActionContext } from "../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { correctProfile, keepProfileChange, lockAthlete } from "./athlete-profile.step";
import { isMinor } from "./display-name.rules";
import { createOwnAthlete } from "./own-athlete.step";
import { correctRecordSchema, recordCorrectedMail, type RecordCorrection } from "./profile-change.rules";
import { signUpAthleteSchema } from "./sign-up-athlete.rules";
import { writingPerson } from "./register-athlete.step";

/**
 * A manager or admin corrects an athlete's level, birth date and gender (unless an enrolment depends on them), and
 * name, phone and CPF. An athlete with an account gets a mail about who corrected the last three.
 * @throws InvalidInput, TooManyAttempts for CPFs that belong to another athlete (20 per hour and user).
 */
export async function correctAthlete(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { fullName, phone, cpf, ...correction } = parseInput(
    correctRecordSchema(dayAt(ctx.now, brasiliaTime)),
    typed,
  );
  if (cpf !== null && ctx.viewer?.athleteId === athleteId && !isAdmin(ctx.viewer))
    throw new InvalidInput([
      { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
    ]);
  const writing = { arenaId: ctx.viewer?.ownedArenaIds[0] ?? athleteId, ofThemselves: athleteId };
  await writingPerson(ctx, writing, { fullName: fullName ?? "", email: null, cpf }, () =>
    inTransaction(ctx.db, async (tx) => {
      const athlete = await lockAthlete(tx, athleteId);
      await correctProfile(tx, ctx, athlete, correction);
      await correctIdentity(tx, ctx, athlete, { fullName, phone, cpf });
    }),
  );
}

/** @param athlete as it was, locked. */
async function correctIdentity(
  tx: Transaction,
  ctx: ActionContext,
  athlete: Athlete,
  { fullName, phone, cpf }: Pick<RecordCorrection, "fullName" | "phone" | "cpf">,
): Promise<void> {
  const after = await tx.athlete.update({
    where: { id: athlete.id },
    data: {
      fullName: fullName ?? athlete.fullName,
      phone: phone ?? athlete.phone,
      cpf: cpf ?? athlete.cpf,
    },
  });
  const what = [
    ...(after.fullName === athlete.fullName ? [] : ["nome"]),
    ...(after.phone === athlete.phone ? [] : ["telefone"]),
    ...(after.cpf === athlete.cpf ? [] : ["CPF"]),
  ];
  if (what.length === 0) return;
  const byId = ctx.viewer?.userId ?? null;
  const { fullName: before, phone: phoneBefore, cpf: cpfBefore } = athlete;
  await keepProfileChange(
    tx,
    { ...after, fullName: before, phone: phoneBefore, cpf: cpfBefore },
    after,
    byId,
  );
  if (athlete.userId !== null && after.fullName !== before && (await mayRename(tx, ctx, athlete.userId)))
    await renameAccount(tx, athlete.userId, after.fullName);
  await tellCorrected(tx, ctx, { before: athlete, after }, what.join(", "));
}

/**
 * An arena's word for an athlete does not become the name under which the same person runs another arena, teaches, or works
 * for a federation or the platform.
 */
async function mayRename(tx: Transaction, ctx: ActionContext, userId: string): Promise<boolean> {
  if (ctx.viewer?.userId === userId || (ctx.viewer !== null && isAdmin(ctx.viewer))) return true;
  const more = await tx.user.count({
    where: {
      id: userId,
      OR: [
        { roles: { some: { role: { not: "ATHLETE" } } } },
        { arenas: { some: {} } },
        { teacher: { isNot: null } },
        { federationMembers: { some: {} } },
      ],
    },
  });
  return more === 0;
}

/**
 * Mails the athlete and the guardians, except the user who made the correction. Guardians of who was a minor before it: a
 * corrected birth date, which may end their part, keeps them in the know.
 */
async function tellCorrected(
  tx: Transaction,
  ctx: ActionContext,
  { before, after: athlete }: { before: Athlete; after: Athlete },
  what: string,
): Promise<void> {
  const byId = ctx.viewer?.userId ?? null;
  const reached = { select: { id: true, email: true, name: true, disabledAt: true } };
  const people = await tx.athlete.findUniqueOrThrow({
    where: { id: athlete.id },
    select: {
      user: reached,
      guardianships: { where: { status: "ACTIVE" }, select: { user: reached } },
    },
  });
  const wasMinor = isMinor(
    before.birthDate && dayFromDatabase(before.birthDate),
    dayAt(ctx.now, brasiliaTime),
  );
  const corrector =
    byId === null ? null : await tx.user.findUnique({ where: { id: byId }, select: { name: true } });
  const about = {
    what,
    by: corrector?.name ?? "A administração",
    url: `${ctx.publicUrl}/user-profile/${athlete.id}`,
  };
  const isReachable = (user: { id: string; disabledAt: Date | null } | null) =>
    user !== null && user.disabledAt === null && user.id !== byId;
  const mails = [
    ...(people.user && isReachable(people.user)
      ? [recordCorrectedMail({ email: people.user.email, name: athlete.fullName }, about)]
      : []),
    ...(wasMinor ? people.guardianships : []).flatMap(({ user }) =>
      user && isReachable(user) ? [recordCorrectedMail(user, { ...about, child: athlete.fullName })] : [],
    ),
  ];
  await ctx.outbox.putAll(tx, mails);
}

/**
 * An athlete signs up and gets a record of their own. An existing record that an arena created with this address is not
 * changed: once the address is confirmed, its owner is asked whether that record is theirs.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpAthlete(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const today = dayAt(ctx.now, brasiliaTime);
  const { email, password, ...profile } = parseInput(signUpAthleteSchema(today), input);
  const write = () =>
    signUp(
      ctx,
      network,
      { email, name: profile.fullName, password, role: "ATHLETE" },
      {
        async assertFree(db) {
          if (profile.cpf === null) return;
          const holder = await db.athlete.findUnique({
            where: { cpf: profile.cpf },
            select: { email: true, userId: true },
          });
          if (holder && (holder.userId !== null || holder.email !== email))
            throw new InvalidInput([{ path: ["cpf"], message: "Este CPF já está cadastrado" }]);
        },
        async record(tx, userId) {
          const registered = await tx.athlete.findUnique({ where: { email }, select: { userId: true } });
          if (registered) return { ...profile };
          await createOwnAthlete(tx, { ...profile, userId, email, createdAt: ctx.now });
          return undefined;
        },
      },
    );
  try {
    return await write();
  } catch (error) {
    // An arena registered the address at this moment: the second time the record is seen.
    if (isUniqueViolation(error)) return write();
    throw error;
  }
}
