import type { MergeRequest } from "../../prisma/generated/client/client";
import { assertRunning } from "../arenas/running-arena.step";
import { lockAccount } from "../identity/account.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { mergePlanForPerson } from "./merge-for-person.loader";
import { lockRecords, mergeRecords } from "./merge-records.step";
import { statusNow } from "./merge-request.rules";
import { readAgain, requestClosed } from "./merging.errors";

interface Answer {
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
  { requestId, userId, accept, key }: Answer,
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
    if (accept) await takeIn(tx, ctx, request, { userId, key });
  });
}

async function takeIn(
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
