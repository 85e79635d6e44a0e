import { legalResults, type SetFormatName, setFormats, type SetResult } from "./match-format.rules";

/** First or second side of a match. */
export type Side = 0 | 1;
export type Points = readonly [number, number];

/**
 * One set: games of both sides and, where a tie-break decided it and was written down, its points.
 * A match tie-break counts as one game: `{ games: [1, 0], tiebreak: [10, 8] }`.
 */
export interface SetScore {
  readonly games: Points;
  readonly tiebreak?: Points | null;
  /** What was played of it, where the rest was awarded; missing where all of it was played. */
  readonly played?: Pick<SetScore, "games" | "tiebreak"> | null;
}

/** The sets as played: without games awarded by a W.O. or a retirement, and without sets that were never started. */
export const playedSets = (sets: readonly SetScore[]): SetScore[] =>
  sets.flatMap((set) => {
    if (!set.played) return [set];
    const { games, tiebreak } = set.played;
    return games[0] + games[1] === 0 && !tiebreak ? [] : [{ games, tiebreak: tiebreak ?? null }];
  });

/** Why a score cannot be, in Portuguese, saying what can. `setIndex` counts from 0; null concerns the whole match. */
export interface ScoreProblem {
  readonly message: string;
  readonly setIndex: number | null;
}

export function opponentOf(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side with more, or null when level. */
export function leaderOf(points: Points): Side | null {
  if (points[0] === points[1]) return null;
  return points[0] > points[1] ? 0 : 1;
}

/** Whether both numbers can count anything: integers from 0. */
export function areCounts(points: Points): boolean {
  return points.length === 2 && points.every((count) => Number.isSafeInteger(count) && count >= 0);
}

/** "6x4" */
export function writeScore(points: Points): string {
  return `${points[0]}x${points[1]}`;
}

export function problem(message: string, setIndex: number | null = null): ScoreProblem {
  return { message, setIndex };
}

/**
 * Whether a finished set's score is possible.
 * The tie-break's points may be left out; given, they must belong to the set's result and to its winner.
 */
export function validateSet(format: SetFormatName, score: SetScore): ScoreProblem | null {
  const { games, tiebreak } = score;
  if (!areCounts(games)) return problem("Informe os games de cada lado com números inteiros a partir de 0.");
  const result = findResult(format, games);
  if (!result) {
    return problem(
      `Placar ${writeScore(games)} não é possível neste formato. Resultados válidos: ${writeResults(format)}.`,
    );
  }
  if (!tiebreak) return null;
  if (!result.tiebreak) {
    const { tiebreakAt } = setFormats[format];
    return problem(
      `O placar ${writeScore(games)} não tem tie-break. Informe os pontos do tie-break somente em ${tiebreakAt + 1}x${tiebreakAt}.`,
    );
  }
  const wrongPoints = validateTieBreak(tiebreak, setFormats[format].tiebreakTo);
  if (wrongPoints) return wrongPoints;
  return leaderOf(tiebreak) === leaderOf(games)
    ? null
    : problem("Quem venceu o tie-break deve ser quem venceu o set.");
}

/**
 * Whether a finished tie-break's points are possible: the winner has the target and the loser at most two fewer, or
 * the winner has more than the target and the loser exactly two fewer.
 */
export function validateTieBreak(points: Points, target: number): ScoreProblem | null {
  if (!areCounts(points))
    return problem("Informe os pontos do tie-break com números inteiros a partir de 0.");
  const winner = Math.max(...points);
  const loser = Math.min(...points);
  if (winner === target ? loser <= target - 2 : winner > target && loser === winner - 2) return null;
  return problem(
    `Tie-break ${writeScore(points)} não é possível. Vence quem chega a ${target} com pelo menos 2 pontos de diferença ` +
      `(até ${target}x${target - 2}); depois disso, quem abre 2, como ${target + 1}x${target - 1}.`,
  );
}

/** The legal result these games are, either way round. */
export function findResult(format: SetFormatName, games: Points): SetResult | undefined {
  const winner = Math.max(...games);
  const loser = Math.min(...games);
  return legalResults(format).find((result) => result.winner === winner && result.loser === loser);
}

function writeResults(format: SetFormatName): string {
  const written = legalResults(format).map(
    ({ winner, loser, tiebreak }) => `${winner}x${loser}${tiebreak ? " (com tie-break)" : ""}`,
  );
  return `${written.slice(0, -1).join(", ")} ou ${written.at(-1)}`;
}

/** A score in text, the only form of the product: "6x4 3x6 10x8", "7x6 (7x5)"; empty without sets. */
export const scoreInWords = (sets: readonly SetScore[]): string => sets.map(setInWords).join(" ");

/** The same for a match that was not played to its end: "6x1 2x0 (conta como 6x1 6x0)"; "0x0 (conta como 6x0)". */
export function scoreWithAwarded(sets: readonly SetScore[]): string {
  if (!sets.some(({ played }) => played)) return scoreInWords(sets);
  return `${scoreInWords(playedSets(sets)) || "0x0"} (conta como ${scoreInWords(sets)})`;
}

/** "6x4", "7x6 (7x5)"; a match tie-break, also one under way, is written by its points: "10x8". */
export function setInWords(set: SetScore): string {
  const shown = shownPoints(set);
  return set.tiebreak && shown === set.games
    ? `${writeScore(shown)} (${writeScore(set.tiebreak)})`
    : writeScore(shown);
}

/** The scoreboard's figures: games, or the points of a match tie-break; also during play. */
export function shownPoints({ games, tiebreak }: SetScore): Points {
  return tiebreak && games[0] + games[1] <= 1 ? tiebreak : games;
}

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
