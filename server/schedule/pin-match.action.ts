import { pin } from "../competition/matches/match-course.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { lockMatch } from "./lock-match.step";

/**
 * Pins or unpins a match. A pinned match keeps its court and time, against moves by hand and automatic rescheduling.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function pinMatch(ctx: ActionContext, matchId: string, pinned: boolean): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId, status, courtId, scheduledFor } = await lockMatch(tx, matchId);
    if (status !== "SCHEDULED")
      throw new RuleViolation("MATCH_NOT_WAITING", "Só um jogo que ainda não foi chamado pode ser fixado.");
    if (pinned && (courtId === null || scheduledFor === null))
      throw new RuleViolation("MATCH_NOT_PLACED", "Dê quadra e horário ao jogo antes de fixá-lo.");
    await pin(tx, matchId, pinned);
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}
