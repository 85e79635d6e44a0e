import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { touchMatches } from "../touch-matches.action";
import { lockMatchToPlay } from "./match-under-way.action";

/**
 * The first ball is played. Starting twice changes nothing.
 * @throws RuleViolation
 */
export function startMatch(ctx: ActionContext, matchId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { status, startedAt, tournamentId } = await lockMatchToPlay(tx, matchId);
    if (status === "IN_PROGRESS") return;
    await tx.match.update({
      where: { id: matchId },
      data: {
        status: "IN_PROGRESS",
        startedAt: startedAt ?? ctx.now,
      },
    });
    await touchMatches(ctx, tx, tournamentId, [matchId]);
  });
}
