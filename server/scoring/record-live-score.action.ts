import { writeScore } from "../competition/matches/match-course.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { loadRulesOfMatch } from "../competition/matches/match-rules.loader";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { liveScoreProblem } from "../sport/scores/live-score.rules";
import { liveScoreSchema, setsToRows } from "./live-score-input.rules";
import { lockMatchToPlay } from "./match-under-way.step";
import { ScoreConflict } from "./scoring.errors";

/**
 * Records the live score of a match in progress. It does not decide the match or affect standings and the draw.
 * The client sends the whole score instead of a single game, so that a request that arrives twice has no extra effect.
 * @param expectedVersion the match's version that the score is based on.
 * @throws InvalidInput, ScoreConflict, RuleViolation
 */
export function recordLiveScore(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<void> {
  const { sets } = parseInput(liveScoreSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const match = await lockMatchToPlay(tx, matchId);
    if (match.version !== expectedVersion) throw new ScoreConflict(matchId);
    const rules = await loadRulesOfMatch(tx, match, match.category, match.tournament);
    const wrong = liveScoreProblem(rules, sets);
    if (wrong)
      throw new InvalidInput([
        {
          path: wrong.setIndex === null ? ["sets"] : ["sets", String(wrong.setIndex), "games"],
          message: wrong.message,
        },
      ]);
    await writeScore(tx, match, setsToRows(sets), ctx.now);
    await announceMatches(ctx, tx, match.tournamentId, [matchId]);
  });
}
