import { playedSets, writeScore, type Points, type SetScore } from "./score.rules";

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
