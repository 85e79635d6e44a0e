import { writeWithdrawn } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { loadBoard } from "../board/tournament-board.loader";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { settleSuperN } from "../classification/settle-super-n.step";
import { announceMatches } from "./announce-matches.step";
import { applyToDraw } from "./apply-to-draw.step";
import { recordedResultSchema, matchNotes } from "../../sport/scores/match-result.rules";
import { rulesOnBoard } from "./match-rules.loader";
import { scorable, settle } from "./scorable";
import { absentPairs, giveWithdrawnWalkovers } from "./withdrawn-pairs.step";
import { writeMatchResult } from "./write-match-result.step";
import { z } from "zod";

/**
 * Records or corrects a result. A stale version is rejected. A correction that changes the sides of other matches is
 * written only with `acceptMoves`. The result advances the bracket; the last result settles the category and finishes
 * the tournament, and a later correction settles it again.
 * @param expectedVersion the match's version when the user loaded it.
 * @param ctx without a viewer when the score comes by the match's link.
 * @returns the tournament's id.
 * @throws InvalidInput, VersionConflict, RuleViolation, ResultMovesMatches
 */
export function recordMatchResult(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<string> {
  const typed = parseInput(recordedResultSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.match.findUniqueOrThrow({
      where: { id: matchId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS", "FINISHED");
    const board = await loadBoard(tx, tournamentId);
    const match = scorable(board.matchById.get(matchId), expectedVersion);
    const settled = settle(rulesOnBoard(board, match, tournament), typed);
    const written = { reason: typed.reason, notes: typed.notes };
    await writeMatchResult(ctx, tx, match, settled, written);
    // A pair whose W.O. is corrected to a played result is no longer absent: its next match is no W.O. in advance.
    const after = {
      ...match,
      outcome: settled.outcome,
      winnerSide: settled.winner === null ? null : settled.winner + 1,
    };
    const stillAbsent = new Set(absentPairs(after));
    const back = absentPairs(match).filter((id) => !stillAbsent.has(id));
    if (back.length > 0) await writeWithdrawn(tx, back, null);
    const moved =
      match.stage === null ? [] : await applyToDraw(ctx, tx, tournament, board, match, settled, typed);
    if (match.stage === null && match.categoryId !== null)
      await settleSuperN(ctx, tx, tournament, await loadBoard(tx, tournamentId), match.categoryId);
    // Who it sends to a withdrawn pair wins there without playing.
    const walkovers =
      match.categoryId !== null && [...board.pairs.values()].some(({ withdrawnAt }) => withdrawnAt !== null)
        ? await giveWithdrawnWalkovers(ctx, tx, tournament, match.categoryId, null)
        : [];
    await announceMatches(ctx, tx, tournamentId, [matchId, ...moved, ...walkovers]);
    return tournamentId;
  });
}

const typedNotes = z.object({ notes: matchNotes });

/**
 * What is noted beside a match, whether or not it has a result: the result and its version stay as they are.
 * @returns the tournament's id.
 * @throws InvalidInput
 */
export function updateMatchNotes(
  ctx: ActionContext,
  matchId: string,
  typed: { notes: unknown },
): Promise<string> {
  const { notes } = parseInput(typedNotes, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.match.findUniqueOrThrow({
      where: { id: matchId },
      select: { tournamentId: true },
    });
    await lockTournament(tx, tournamentId);
    await tx.match.update({ where: { id: matchId }, data: { notes } });
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}
