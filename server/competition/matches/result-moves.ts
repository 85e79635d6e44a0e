import type { BoardMatch } from "../board/tournament-board.loader";
import { comingSide } from "../../sport/standings/coming-side.rules";
import { consequencesOf, type Consequences } from "../../sport/standings/consequences.rules";
import type { DrawnCategory } from "../classification/drawn-category";
import type { SettledResult } from "../../sport/scores/match-result.rules";
import type { MatchMove } from "./match.errors";

/** What a result does to the draw that its match belongs to. */
export function resultConsequences(
  { plan, results, tieBreaking }: DrawnCategory,
  match: BoardMatch,
  settled: SettledResult,
): Consequences {
  if (match.number === null) throw new Error(`match ${match.id} has no number`);
  const sets = settled.sets.map(({ games }) => games);
  const { outcome, winner } = settled;
  return consequencesOf(
    plan,
    results,
    { match: match.number, outcome, winnerSide: winner, sets },
    tieBreaking,
  );
}

/** The matches in which a known side loses its place. Filling an empty side needs no confirmation. */
export function movesOf({ matches }: DrawnCategory, { moved, voided }: Consequences): MatchMove[] {
  return moved.flatMap(({ match: number, before, after }): MatchMove[] => {
    const match = matches.find((other) => other.number === number);
    const someoneLeaves = before.some((side, index) => side !== null && side !== after[index]);
    if (!match || !someoneLeaves) return [];
    return [
      {
        matchId: match.id,
        tournamentId: match.tournamentId,
        before: [comingSide(before[0]), comingSide(before[1])],
        after: [comingSide(after[0]), comingSide(after[1])],
        losesResult: voided.includes(number) || match.status === "IN_PROGRESS",
      },
    ];
  });
}
