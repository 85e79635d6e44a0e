import {
  areCounts,
  findResult,
  leaderOf,
  opponentOf,
  type Points,
  type SetScore,
  type Side,
} from "./score.rules";
import { legalResults, setFormats, type SetFormatName } from "./set-format.rules";

/** Both numbers in the order of the sides, the given side's number first in the arguments. */
export function sideFirst(side: Side, own: number, other: number): Points {
  return side === 0 ? [own, other] : [other, own];
}

/**
 * Whether this is a possible score of an unfinished set.
 * @param matchTiebreakTo points of the match tie-break played instead of the set; null for a set.
 */
export function isUnfinishedSet(
  format: SetFormatName,
  matchTiebreakTo: number | null,
  score: SetScore,
): boolean {
  const { games, tiebreak } = score;
  if (matchTiebreakTo !== null) {
    return games[0] === 0 && games[1] === 0 && (!tiebreak || isUnfinishedTiebreak(tiebreak, matchTiebreakTo));
  }
  const { tiebreakAt, tiebreakTo } = setFormats[format];
  if (!areCounts(games) || Math.max(...games) > tiebreakAt || findResult(format, games)) return false;
  if (!tiebreak) return true;
  return games.every((count) => count === tiebreakAt) && isUnfinishedTiebreak(tiebreak, tiebreakTo);
}

/**
 * The set as it ends when one side wins every game, or point of a tie-break, that is missing.
 * @param score an unfinished set, see `isUnfinishedSet`.
 */
export function completeSet(
  format: SetFormatName,
  matchTiebreakTo: number | null,
  score: SetScore,
  winner: Side,
): SetScore {
  if (matchTiebreakTo !== null) {
    const tiebreak = completeTiebreak(score.tiebreak ?? [0, 0], matchTiebreakTo, winner);
    return { games: sideFirst(winner, 1, 0), tiebreak };
  }
  const loserGames = score.games[opponentOf(winner)];
  const result = legalResults(format).find(({ loser }) => loser === loserGames);
  if (!result) throw new RangeError(`${loserGames} games cannot lose a set of ${format}`);
  const games = sideFirst(winner, result.winner, result.loser);
  if (!score.tiebreak) return { games };
  return { games, tiebreak: completeTiebreak(score.tiebreak, setFormats[format].tiebreakTo, winner) };
}

function isUnfinishedTiebreak(points: Points, target: number): boolean {
  if (!areCounts(points)) return false;
  // Once the target is reached, play goes on only while no side leads by two.
  return Math.max(...points) < target || leaderOf(points) === null || Math.abs(points[0] - points[1]) === 1;
}

function completeTiebreak(points: Points, target: number, winner: Side): Points {
  const loserPoints = points[opponentOf(winner)];
  return sideFirst(winner, Math.max(target, loserPoints + 2), loserPoints);
}
