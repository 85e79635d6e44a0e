import type { Match, TournamentCategory } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { hasBegun } from "../../sport/draws/first-ball.rules";
import {
  decidingPhaseOf,
  formatsOfPhase,
  type DecidingPhase,
  type MatchInDraw,
} from "../../sport/scores/deciding-phase.rules";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import { rulesOfMatch } from "../../sport/scores/rules-of-match.rules";
import type { SetFormatName } from "../../sport/scores/set-format.rules";
import { stageOf, type Board, type BoardMatch } from "../board/tournament-board.loader";

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
