import { writeWithdrawn } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { loadBoard, type BoardMatch } from "../board/tournament-board.loader";
import { advanceDraw } from "../classification/advance-draw.step";
import { drawnCategory } from "../classification/drawn-category";
import { settleCategory } from "../classification/settle-category.step";
import { consequencesOf } from "../../sport/standings/consequences.rules";
import { takenBackSchema } from "../../sport/scores/match-result.rules";
import { announceMatches } from "./announce-matches.step";
import { movesOf } from "./result-moves";
import { scorable } from "./scorable";
import { absentPairs, giveWithdrawnWalkovers } from "./withdrawn-pairs.step";
import { sidesForHistory } from "./write-match-result.step";

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
