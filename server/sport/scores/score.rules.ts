import { legalResults, setFormats, type SetFormatName, type SetResult } from "./set-format.rules";

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
