import { lockCourt, settleMatches } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { removeBlock } from "./take-court.step";

/** The arena opens a court that is blocked again, whichever tournament it was blocked for. Idempotent. @throws InvalidInput */
export function liftBlock(
  ctx: ActionContext,
  arenaId: string,
  { courtKey, startsAt }: { courtKey: string; startsAt: Date },
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    if ((await tx.court.count({ where: { id: courtKey, arenaId } })) === 0)
      throw new InvalidInput([{ path: ["courtKey"], message: "Esta quadra não é desta arena" }]);
    await lockCourt(tx, courtKey);
    await removeBlock(tx, courtKey, startsAt);
    await settleMatches(tx, courtKey);
  });
}
