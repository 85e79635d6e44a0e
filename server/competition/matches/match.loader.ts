import type { Match, TournamentCategory, Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { UserError } from "../../platform/errors";
import { valueBy } from "../../platform/loaders";
import { parseInput } from "../../platform/parse-input";
import { hasBegun } from "../../sport/draws/draw-start.rules";
import {
  type DecidingPhase,
  decidingPhaseOf,
  formatsOfPhase,
  type MatchInDraw,
  rulesOfMatch,
} from "../../sport/scores/rules-of-match.rules";
import type { MatchRules, SetFormatName } from "../../sport/scores/match-format.rules";
import { recordedResultSchema } from "../../sport/scores/match-result.rules";
import { scoreWithAwarded } from "../../sport/scores/score.rules";
import { assertStatus } from "../../tournaments/tournament.errors";
import { type Board, type BoardMatch, boardOf, stageOf } from "../board/tournament-board.loader";
import { drawnCategory } from "../classification/drawn-category";
import { movesOf, resultConsequences, scorable, settle } from "./match-result";
import { type MatchMove, movesInWords } from "./match.errors";

type Placed = Pick<Match, "categoryId" | "stage" | "round">;

export const placeInDraw = ({ lastRounds }: Board, match: Placed): MatchInDraw => ({
  stage: match.stage,
  round: match.round,
  lastRound: lastRounds.get(stageOf(match)) ?? match.round,
});

/** What a match is played by, from a board that is read already. */
export const rulesOnBoard = (
  board: Board,
  match: Placed,
  tournament: { readonly setFormat: SetFormatName },
): MatchRules =>
  rulesOfMatch(
    placeInDraw(board, match),
    board.categories.find(({ id }) => id === match.categoryId) ?? null,
    tournament,
  );

/** The same without a board. Looks for the last round only where a round has a format of its own. */
export async function loadRulesOfMatch(
  db: Transaction,
  match: Placed,
  category: TournamentCategory | null,
  tournament: { readonly setFormat: SetFormatName },
): Promise<MatchRules> {
  const { categoryId, stage, round } = match;
  const differ =
    stage === "MAIN" &&
    category !== null &&
    (["ROUND_OF_16", "QUARTERFINAL", "SEMIFINAL", "FINAL"] as const).some((phase) => {
      const { matchFormat, setFormat } = formatsOfPhase(phase, category);
      return matchFormat !== null || setFormat !== null;
    });
  const last = differ
    ? await db.match.aggregate({ where: { categoryId, stage }, _max: { round: true } })
    : null;
  return rulesOfMatch({ stage, round, lastRound: last?._max.round ?? round }, category, tournament);
}

/** Matches of one phase of a category; none before the draw. */
export const matchesOfPhase = (
  board: Board,
  { id, drawFormat }: Pick<TournamentCategory, "id" | "drawFormat">,
  phase: DecidingPhase,
): BoardMatch[] =>
  board.matches.filter(
    (match) => match.categoryId === id && decidingPhaseOf(placeInDraw(board, match), drawFormat) === phase,
  );

/** Whether one of the matches was started or has a result. A win by a vacant side does not count as played. */
export const phaseHasBegun = (matches: readonly BoardMatch[]): boolean =>
  matches.some((match) => hasBegun(match) && match.outcome !== "BYE");

interface MatchCounts {
  all: number;
  played: number;
}

/** Counts for every tournament of a list: one statement, however long the list. */
export const matchCountsOf = valueBy<MatchCounts>(
  async ({ db }, ids) => {
    const rows = await db.match.groupBy({
      by: ["tournamentId", "status"],
      where: { tournamentId: { in: ids } },
      _count: { _all: true },
    });
    const counts = new Map<string, MatchCounts>();
    for (const { tournamentId, status, _count } of rows) {
      const { all, played } = counts.get(tournamentId) ?? { all: 0, played: 0 };
      const here = _count._all;
      counts.set(tournamentId, { all: all + here, played: played + (status === "PLAYED" ? here : 0) });
    }
    return counts;
  },
  () => ({ all: 0, played: 0 }),
);

export interface ResultPreview {
  tournamentId: string;
  /** Why it cannot be written; null when it can. */
  problem: string | null;
  score: string | null;
  moves: readonly MatchMove[];
  warning: string | null;
}

/** What writing this result would do, without writing it. */
export async function previewMatchResult(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<ResultPreview> {
  const { tournament } = await ctx.db.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { tournament: true },
  });
  const tournamentId = tournament.id;
  const board = await boardOf(ctx).load(tournamentId);
  try {
    const { score, moves } = previewOn(tournament, board, matchId, expectedVersion, input);
    const warning = moves.length === 0 ? null : movesInWords(moves);
    return { tournamentId, problem: null, score, moves, warning };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { tournamentId, problem: error.message, score: null, moves: [], warning: null };
  }
}

function previewOn(
  tournament: Tournament,
  board: Board,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): { score: string; moves: MatchMove[] } {
  const typed = parseInput(recordedResultSchema, input);
  assertStatus(tournament, "IN_PROGRESS", "FINISHED");
  const match = scorable(board.matchById.get(matchId), expectedVersion);
  const settled = settle(rulesOnBoard(board, match, tournament), typed);
  const drawn = match.stage === null ? null : drawnCategory(board, match.categoryId);
  return {
    score: scoreWithAwarded(settled.sets),
    moves: drawn ? movesOf(drawn, resultConsequences(drawn, match, settled)) : [],
  };
}
