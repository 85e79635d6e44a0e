import { z } from "zod";
import { writeWithdrawn } from "../../enrolments/drawn-enrolments.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { matchNotes, recordedResultSchema, takenBackSchema } from "../../sport/scores/match-result.rules";
import { consequencesOf } from "../../sport/standings/consequences.rules";
import { lockTournament } from "../../tournaments/tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { type BoardMatch, loadBoard } from "../board/tournament-board.loader";
import { advanceDraw, settleCategory, settleSuperN } from "../classification/category-progress.step";
import { drawnCategory } from "../classification/drawn-category";
import { absentPairs, applyToDraw, giveWithdrawnWalkovers } from "./apply-result.step";
import { movesOf, scorable, settle } from "./match-result";
import { rulesOnBoard } from "./match.loader";
import { announceMatches, sidesForHistory, writeMatchResult } from "./match.step";

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

/**
 * Takes a W.O. back that was typed by mistake: the match is to be played again, as long as nothing followed from it.
 * @param expectedVersion the match's version when the person looked at it.
 * @returns the tournament's id.
 * @throws InvalidInput, VersionConflict, RuleViolation
 */
export function takeBackWalkover(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<string> {
  const { reason } = parseInput(takenBackSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.match.findUniqueOrThrow({
      where: { id: matchId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS", "FINISHED");
    const board = await loadBoard(tx, tournamentId);
    const match = scorable(board.matchById.get(matchId), expectedVersion);
    if (match.outcome !== "WALKOVER" && match.outcome !== "DOUBLE_WALKOVER")
      throw new RuleViolation("NO_WALKOVER", "Este jogo não terminou por W.O.: corrija o placar.");
    const drawn = match.stage === null ? null : drawnCategory(board, match.categoryId);
    if (!drawn) {
      await reopenInSuperN(tx, ctx, match, reason);
      await announceMatches(ctx, tx, tournamentId, [matchId]);
      return tournamentId;
    }
    const { plan, results, tieBreaking } = drawn;
    if (match.number === null) throw new Error(`match ${match.id} has no number`);
    const consequences = consequencesOf(plan, results, { match: match.number, outcome: null }, tieBreaking);
    const inTheWay = movesOf(drawn, consequences).flatMap(({ matchId: id, losesResult }) =>
      losesResult ? (board.matchById.get(id) ?? []) : [],
    );
    if (inTheWay.length > 0) throw new RuleViolation("PLAYED_SINCE", whatToDoInstead(inTheWay));
    // Who did not come to it plays on; a winner who has left the draw stays out of it.
    await writeWithdrawn(tx, absentPairs(match), null);
    const moved = await advanceDraw(ctx, tx, drawn, consequences.progress, { reason });
    await settleCategory(ctx, tx, tournament, board, drawn, consequences.progress);
    const walkovers = await giveWithdrawnWalkovers(ctx, tx, tournament, drawn.category.id, reason);
    await announceMatches(ctx, tx, tournamentId, [...moved, ...walkovers]);
    return tournamentId;
  });
}

/** A W.O. that followed from this one can be taken back itself, the last one first; what was played cannot. */
function whatToDoInstead(inTheWay: readonly BoardMatch[]): string {
  const last = Math.max(...inTheWay.map(({ number }) => number ?? 0));
  return inTheWay.every((match) => absentPairs(match).length > 0)
    ? `Desfaça primeiro o W.O. do jogo ${last}.`
    : "Já há jogo em andamento ou encerrado por causa deste W.O.: corrija o resultado em vez de desfazê-lo.";
}

/** Of a Super N nothing follows from one match but the end of all. */
async function reopenInSuperN(
  tx: Transaction,
  ctx: ActionContext,
  match: BoardMatch,
  reason: string | null,
): Promise<void> {
  const matchId = match.id;
  const category =
    match.categoryId === null
      ? null
      : await tx.tournamentCategory.findUnique({ where: { id: match.categoryId } });
  if (category?.settledAt)
    throw new RuleViolation(
      "CATEGORY_OVER",
      "A categoria já terminou: corrija o resultado em vez de desfazer o W.O.",
    );
  await tx.matchSet.deleteMany({ where: { matchId } });
  await tx.match.update({
    where: { id: matchId },
    data: {
      status: "SCHEDULED",
      outcome: null,
      winnerSide: null,
      playedAt: null,
      version: { increment: 1 },
      courtId: null,
      scheduledFor: null,
      scheduledUntil: null,
      calledAt: null,
      startedAt: null,
    },
  });
  await tx.matchResultRecord.create({
    data: {
      matchId,
      version: match.version + 1,
      outcome: null,
      winnerSide: null,
      score: "",
      ...sidesForHistory(match),
      reason,
      recordedById: ctx.viewer?.userId ?? null,
      recordedAt: ctx.now,
    },
  });
}
