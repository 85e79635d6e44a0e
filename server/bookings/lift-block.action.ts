import { lockCourt, settleMatches } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { removeBlock } from "./take-court.step";

/** The arena opens a blocked court again, whichever tournament it was blocked for. Idempotent. */
export function liftBlock(
  ctx: ActionContext,
  { courtKey, startsAt }: { courtKey: string; startsAt: Date },
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await lockCourt(tx, courtKey);
    await removeBlock(tx, courtKey, startsAt);
    await settleMatches(tx, courtKey);
  });
}
