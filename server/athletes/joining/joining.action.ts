import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { canBeAnswered, mostAnswered } from "./join-request.rules";
import { letIn } from "./let-in.step";
import { tellAnswered } from "./tell-answered.step";

const over = () =>
  new RuleViolation(
    "ALREADY_ANSWERED",
    "Outra pessoa já respondeu, ou o atleta cancelou o pedido. Atualize a página.",
  );

/**
 * The arena accepts or refuses join requests. Requests that another user has answered in the meantime are skipped.
 * @returns the ids of the requests answered by this call.
 * @throws InvalidInput, RuleViolation if all requests were already answered, or the arena is suspended.
 */
export async function answerJoinRequests(
  ctx: ActionContext,
  arenaId: string,
  requestIds: readonly string[],
  accept: boolean,
): Promise<string[]> {
  const ids = [...new Set(requestIds)];
  if (ids.length > mostAnswered)
    throw new InvalidInput([
      { path: ["requestIds"], message: `Responda a no máximo ${mostAnswered} pedidos de cada vez` },
    ]);
  return inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    // In one order, so that two people who answer the same wait for each other instead of stopping each other.
    await tx.$queryRaw`SELECT id FROM pedidos_arena WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
    const rows = await tx.joinRequest.findMany({ where: { id: { in: ids }, arenaId } });
    const open = rows.filter(({ status }) => canBeAnswered(status, accept));
    if (open.length === 0) throw over();
    const answered = open.map(({ id }) => id);
    await tx.joinRequest.updateMany({
      where: { id: { in: answered } },
      data: {
        status: accept ? "ACCEPTED" : "REFUSED",
        answeredAt: ctx.now,
        answeredById: ctx.viewer?.userId ?? null,
      },
    });
    if (accept) {
      const athleteIds = open.map(({ athleteId }) => athleteId);
      await letIn(tx, arenaId, athleteIds, await todayAtArena(tx, arenaId, ctx.now));
    }
    await tellAnswered(tx, ctx, answered, accept);
    return answered;
  });
}

/**
 * Who asked takes it back. Twice is once.
 * @returns the arena's id.
 * @throws RuleViolation when the arena was faster.
 */
export async function withdrawJoinRequest({ db }: ActionContext, requestId: string): Promise<string> {
  await db.joinRequest.updateMany({
    where: { id: requestId, status: "PENDING" },
    data: { status: "WITHDRAWN" },
  });
  const { status, arenaId } = await db.joinRequest.findUniqueOrThrow({ where: { id: requestId } });
  if (status === "WITHDRAWN") return arenaId;
  throw new RuleViolation("ALREADY_ANSWERED", "A arena já respondeu ao seu pedido. Atualize a página.");
}
