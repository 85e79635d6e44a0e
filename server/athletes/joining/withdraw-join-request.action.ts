import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";

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
