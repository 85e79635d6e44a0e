import type { Athlete, Guardianship } from "../../prisma/generated/client/client";
import { closePublicPages } from "../athletes/athlete-profile.step";
import { activeGuardianships } from "../athletes/athlete.access";
import { lockAccount } from "../identity/account.step";
import { dependentsPath } from "../identity/roles.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { daysAfterDecline, isDeclinedLately, isSentLately } from "../platform/invitation-pace.rules";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import type { Viewer, ActingFor } from "../platform/viewer";
import { guardianInvitationMail } from "./guardian-mails.rules";
import {
  addressLimit,
  firstName,
  inviteGuardianSchema,
  isUnderAge,
  mostChildren,
  mostGuardians,
  senderLimit,
} from "./guardian.rules";
import { lockMinor, notifyGuardianshipEnded, tellAnswer } from "./guardian.step";

/** The sign-up page, which redirects to the page where the invitation is answered. */
const answerUrl = (publicUrl: string): string =>
  `${publicUrl}/auth-athlete?voltar=${encodeURIComponent(dependentsPath)}`;

/**
 * Invites the owner of an address to be the guardian of a minor. @throws InvalidInput, RuleViolation, TooManyAttempts
 */
export async function inviteGuardian(
  ctx: ActionContext,
  viewer: Viewer,
  athleteId: string,
  typed: unknown,
): Promise<void> {
  const wanted = parseInput(inviteGuardianSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockMinor(tx, athleteId, ctx.now);
    await assertFits(tx, athlete, wanted.email, ctx.now);
    const open = await tx.guardianship.findFirst({
      where: { athleteId, email: wanted.email, status: "INVITED" },
    });
    if (open !== null && isSentLately(open.sentAt, ctx.now)) {
      await tx.guardianship.update({ where: { id: open.id }, data: { kinship: wanted.kinship } });
      return;
    }
    await countAttempt(tx, senderLimit(viewer.userId), ctx.now);
    await countAttempt(tx, addressLimit(wanted.email), ctx.now);
    const arena = viewer.athleteId === athleteId ? null : await arenaAsking(tx, viewer, athleteId);
    const data = {
      kinship: wanted.kinship,
      sentAt: ctx.now,
      invitedById: viewer.userId,
      arenaId: arena?.id ?? null,
    };
    if (open !== null) await tx.guardianship.update({ where: { id: open.id }, data });
    else await tx.guardianship.create({ data: { ...data, athleteId, email: wanted.email } });
    await ctx.outbox.put(
      tx,
      guardianInvitationMail(wanted.email, {
        child: firstName(athlete.fullName),
        arena: arena?.name ?? null,
        url: answerUrl(ctx.publicUrl),
      }),
    );
  });
}

/** The arena on whose behalf the invitation is sent: one of the sender's that the minor attends; for admins any. */
const arenaAsking = (tx: Transaction, { ownedArenaIds }: Viewer, athleteId: string) =>
  tx.arena.findFirst({
    where: {
      athletes: { some: { athleteId, active: true } },
      ...(ownedArenaIds.length > 0 ? { id: { in: [...ownedArenaIds] } } : {}),
    },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });

async function assertFits(
  tx: Transaction,
  { id: athleteId, email: own }: Athlete,
  email: string,
  now: Date,
): Promise<void> {
  const rows = await tx.guardianship.findMany({ where: { athleteId }, include: { user: true } });
  if (email === own)
    throw new RuleViolation("SAME_PERSON", "Este é o e-mail do próprio atleta. Informe o do responsável.", [
      "email",
    ]);
  if (rows.some(({ status, user }) => status === "ACTIVE" && user?.email === email))
    throw new RuleViolation("ALREADY_GUARDIAN", "Esta pessoa já responde pelo atleta.", ["email"]);
  const last = await tx.guardianship.findFirst({
    where: { athleteId, email, status: "DECLINED" },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (last !== null && isDeclinedLately(last.answeredAt, now))
    throw new RuleViolation(
      "REFUSED_LATELY",
      `Esta pessoa recusou o convite. Você pode convidá-la de novo depois de ${daysAfterDecline} dias; se houve engano, fale com ela.`,
      ["email"],
    );
  const others = rows.filter(
    (row) => row.status === "ACTIVE" || (row.status === "INVITED" && row.email !== email),
  );
  if (others.length >= mostGuardians)
    throw new RuleViolation(
      "TOO_MANY_GUARDIANS",
      `No máximo ${mostGuardians} responsáveis, contando os convites. Encerre um antes.`,
    );
}

/** Locks the athlete first, as invitations do, and then the guardianship, which others end without locking the athlete. */
async function lockGuardianship(tx: Transaction, id: string): Promise<Guardianship & { athlete: Athlete }> {
  const { athleteId } = await tx.guardianship.findUniqueOrThrow({ where: { id } });
  await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM responsaveis_atletas WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.guardianship.findUniqueOrThrow({ where: { id }, include: { athlete: true } });
}

/** Says yes or no. Twice the same is once. @throws RuleViolation */
export async function answerGuardianInvitation(
  ctx: ActionContext,
  { id, userId, accept }: { id: string; userId: string; accept: boolean },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    const row = await lockGuardianship(tx, id);
    if (accept && row.status === "ACTIVE" && row.userId === userId) return;
    if (row.status !== "INVITED" || row.email !== user.email || user.emailConfirmedAt === null)
      throw new RuleViolation("INVITATION_CLOSED", "Este convite não vale mais.");
    if (!accept) {
      await tx.guardianship.update({ where: { id }, data: { status: "DECLINED", answeredAt: ctx.now } });
      await tellAnswer(tx, ctx, row, { person: "", accepted: false });
      return;
    }
    await lockMinor(tx, row.athleteId, ctx.now);
    await assertCanAnswer(tx, row.athlete, userId, ctx.now);
    await tx.guardianship.update({
      where: { id },
      data: { status: "ACTIVE", answeredAt: ctx.now, userId, email: null },
    });
    await tellAnswer(tx, ctx, row, { person: user.name, accepted: true });
  });
}

async function assertCanAnswer(tx: Transaction, child: Athlete, userId: string, now: Date): Promise<void> {
  const own = await tx.athlete.findUnique({ where: { userId } });
  if (own !== null && (own.id === child.id || isUnderAge(own, now)))
    throw new RuleViolation(
      "GUARDIAN_IS_MINOR",
      "Quem responde por um menor precisa ter pelo menos 18 anos.",
    );
  const bonds = await tx.guardianship.findMany({ where: { userId, ...activeGuardianships(now) } });
  if (bonds.some(({ athleteId }) => athleteId === child.id))
    throw new RuleViolation("ALREADY_GUARDIAN", "Você já responde por este atleta.");
  if (bonds.length >= mostChildren)
    throw new RuleViolation("TOO_MANY_CHILDREN", `Uma conta responde por no máximo ${mostChildren} atletas.`);
}

/** Ends a guardianship, or withdraws an invitation. Idempotent. */
export async function endGuardianship(ctx: ActionContext, id: string, byId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockGuardianship(tx, id);
    if (row.status === "ENDED" || row.status === "DECLINED") return;
    await tx.guardianship.update({
      where: { id },
      data: { status: "ENDED", endedAt: ctx.now, nameConsentAt: null, email: null },
    });
    if (row.status !== "ACTIVE") return;
    await closePublicPages(tx, [row.athleteId], ctx.now);
    await notifyGuardianshipEnded(tx, ctx, row, byId);
  });
}

/** Whether the minor's name is public, by who answers for them. @throws RuleViolation */
export async function consentToName(ctx: ActionContext, id: string, consents: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockGuardianship(tx, id);
    await lockMinor(tx, row.athleteId, ctx.now);
    if (row.status !== "ACTIVE")
      throw new RuleViolation("GUARDIANSHIP_ENDED", "Você não responde mais por este atleta.");
    // Withdrawing consent applies to all guardians, even if another one had given it.
    await tx.guardianship.updateMany({
      where: consents ? { id } : { athleteId: row.athleteId, status: "ACTIVE" },
      data: { nameConsentAt: consents ? (row.nameConsentAt ?? ctx.now) : null },
    });
  });
}

/** What is about to be done for a minor, and by whom. @returns its id */
export async function noteAct(
  { db, now }: ActionContext,
  { guardianshipId }: ActingFor,
  action: string,
): Promise<string> {
  const { id } = await db.guardianAct.create({
    data: { guardianshipId, action, at: now },
    select: { id: true },
  });
  return id;
}

/** It was refused, so nothing was done. */
export async function takeBackAct({ db }: ActionContext, id: string): Promise<void> {
  await db.guardianAct.deleteMany({ where: { id } });
}
