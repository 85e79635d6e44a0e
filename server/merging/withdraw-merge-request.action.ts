import type { ActionContext } from "../platform/context";
import { RuleViolation } from "../platform/errors";

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
