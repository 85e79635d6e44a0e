import type { Athlete, User, MergeRequest } from "../../prisma/generated/client/client";
import { assertRunning } from "../arenas/arena.step";
import { fillFromRecord, refuseRecord, takeAsOwn } from "../athletes/own-athlete.step";
import { lockAccount } from "../identity/account.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { mergePlanForPerson, mergePlanOf } from "./merge-plan.loader";
import { recordRefusedMail, statusNow } from "./merging.rules";
import { lockRecords, mergeRecords } from "./merging.step";
import { claimClosed, readAgain, requestClosed } from "./merging.errors";
import { shownOf } from "./merging.loader";

interface Answer {
  recordId: string;
  userId: string;
  accept: boolean;
  /** The key of the plan that was shown before the user accepted; null for a refusal. */
  key: string | null;
}

/**
 * The owner of an address answers whether a record that an arena created under it is theirs. On yes, the record becomes
 * the user's, or is merged into the user's own record. On no, the record is unchanged and the arenas are notified.
 * Idempotent.
 * @throws RuleViolation if the record has another address or owner by now, if it changed since it was shown, or if the
 * two records cannot be merged.
 */
export async function answerRecordClaim(
  ctx: ActionContext,
  { recordId, userId, accept, key }: Answer,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // An account that is being deleted, or gets another address, takes nothing over.
    const user = await lockAccount(tx, userId);
    const own = await tx.athlete.findUnique({ where: { userId } });
    await lockRecords(tx, [recordId, ...(own === null ? [] : [own.id])]);
    const record = await tx.athlete.findUnique({ where: { id: recordId } });
    if (accept && (await isTheirs(tx, recordId, userId))) return;
    const isAsked = record?.userId === null && record.status === "ACTIVE" && record.email === user.email;
    if (!isAsked || user.emailConfirmedAt === null) throw claimClosed();
    if (!accept) return refuse(tx, ctx, record, user);
    if ((await shownOf(tx, record)).key !== key) throw readAgain();
    if (own === null) await takeAsOwn(tx, recordId, user);
    else await takeIn(tx, ctx, { own, record, user });
  });
}

/** It is their own already, or their own has taken it in. */
const isTheirs = async (tx: Transaction, recordId: string, userId: string): Promise<boolean> =>
  (await tx.athlete.count({
    where: { userId, OR: [{ id: recordId }, { mergedRecords: { some: { id: recordId } } }] },
  })) > 0;

async function takeIn(
  tx: Transaction,
  ctx: ActionContext,
  { own, record, user }: { own: Athlete; record: Athlete; user: User },
): Promise<void> {
  // Everything of the record is theirs, whichever arena it belongs to.
  const by = { ownArenaIds: [], everywhere: true, toPerson: true, now: ctx.now };
  const plan = await mergePlanOf(tx, [own.id, record.id], by);
  if (plan === null || plan === "TWO_ACCOUNTS") throw claimClosed();
  const [problem] = plan.problems;
  if (problem !== undefined)
    throw new RuleViolation("CANNOT_MERGE", `Não dá para juntar agora: ${problem} Fale com a arena.`);
  const isGraded = await hasPlayed(tx, own.id);
  const first = await tx.arenaAthlete.findFirst({
    where: { athleteId: record.id },
    select: { arenaId: true },
    orderBy: [{ active: "desc" }, { firstVisitOn: "asc" }, { id: "asc" }],
  });
  await mergeRecords(tx, ctx, plan, {
    arenaId: first?.arenaId ?? null,
    byId: user.id,
    byPerson: true,
    alsoFill: () => fillFromRecord(tx, { ownId: own.id, record, user, levelToo: !isGraded }),
  });
}

/** Whether an arena knows the athlete, or a place depends on their level. */
const hasPlayed = async (tx: Transaction, athleteId: string): Promise<boolean> =>
  (await tx.athlete.count({
    where: { id: athleteId, OR: [{ arenas: { some: {} } }, { enrolments: { some: {} } }] },
  })) > 0;

async function refuse(tx: Transaction, ctx: ActionContext, record: Athlete, user: User): Promise<void> {
  if (!(await refuseRecord(tx, { userId: user.id, athleteId: record.id, refusedAt: ctx.now }))) return;
  const arenas = await tx.arena.findMany({
    where: { athletes: { some: { athleteId: record.id, active: true } } },
    select: { owner: { select: { email: true, name: true, disabledAt: true } } },
    orderBy: { id: "asc" },
  });
  const said = { athlete: record.fullName, email: user.email, url: `${ctx.publicUrl}/arena-athletes` };
  for (const { owner } of arenas)
    if (owner !== null && owner.disabledAt === null) await ctx.outbox.put(tx, recordRefusedMail(owner, said));
}

interface MergeRequestAnswer {
  requestId: string;
  userId: string;
  accept: boolean;
  /** Of what they read before they said yes; null for a no. */
  key: string | null;
}

/**
 * The person says whether the other record is theirs too. With a yes their own takes it in. Twice the same is once.
 * @throws RuleViolation once it was answered otherwise, taken back or has run out, and for what is in the way.
 */
export async function answerMergeRequest(
  ctx: ActionContext,
  { requestId, userId, accept, key }: MergeRequestAnswer,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const asked = await tx.mergeRequest.findUniqueOrThrow({ where: { id: requestId } });
    if (accept) await assertRunning(tx, asked.arenaId);
    // An account that is being deleted, or gets another address, takes nothing in.
    const user = await lockAccount(tx, userId);
    await lockRecords(tx, [asked.keptId, ...(asked.otherId === null ? [] : [asked.otherId])]);
    await tx.$queryRaw`SELECT id FROM pedidos_uniao WHERE id = ${requestId}::uuid FOR UPDATE`;
    const request = await tx.mergeRequest.findUniqueOrThrow({ where: { id: requestId } });
    if (request.status === (accept ? "ACCEPTED" : "REFUSED")) return;
    const isTheirs = await tx.athlete.count({
      where: { id: request.keptId, userId: user.id },
    });
    if (statusNow(request, ctx.now) !== "PENDING" || isTheirs === 0 || user.emailConfirmedAt === null)
      throw requestClosed();
    const status = accept ? ("ACCEPTED" as const) : ("REFUSED" as const);
    await tx.mergeRequest.update({ where: { id: requestId }, data: { status, answeredAt: ctx.now } });
    if (accept) await mergeRequestTakeIn(tx, ctx, request, { userId, key });
  });
}

async function mergeRequestTakeIn(
  tx: Transaction,
  ctx: ActionContext,
  request: MergeRequest,
  { userId, key }: { userId: string; key: string | null },
): Promise<void> {
  const plan = await mergePlanForPerson(tx, request, ctx.now);
  if (plan === null) throw requestClosed();
  const [problem] = plan.problems;
  if (problem !== undefined)
    throw new RuleViolation("CANNOT_MERGE", `Não dá para juntar agora: ${problem} Fale com a arena.`);
  if (plan.key !== key) throw readAgain();
  await mergeRecords(tx, ctx, plan, { arenaId: request.arenaId, byId: userId, byPerson: true });
}

/**
 * Who asked takes it back. Twice is once.
 * @throws RuleViolation when the person was faster.
 */
export async function withdrawMergeRequest({ db }: ActionContext, requestId: string): Promise<void> {
  await db.mergeRequest.updateMany({
    where: { id: requestId, status: "PENDING" },
    data: { status: "WITHDRAWN" },
  });
  const { status } = await db.mergeRequest.findUniqueOrThrow({ where: { id: requestId } });
  if (status !== "WITHDRAWN")
    throw new RuleViolation("ALREADY_ANSWERED", "A pessoa já respondeu a este pedido. Atualize a página.");
}
