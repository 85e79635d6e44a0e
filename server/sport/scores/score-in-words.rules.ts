import { playedSets, writeScore, type SetScore } from "./score.rules";

/** As people write it: "6x4 3x6 10x8", "7x6 (7x5)"; empty without sets. */
export const scoreInWords = (sets: readonly SetScore[]): string => sets.map(writeSet).join(" ");

/** The same for a match that was not played to its end: "6x1 2x0 (conta como 6x1 6x0)"; "0x0 (conta como 6x0)". */
export function scoreWithAwarded(sets: readonly SetScore[]): string {
  if (!sets.some(({ played }) => played)) return scoreInWords(sets);
  return `${scoreInWords(playedSets(sets)) || "0x0"} (conta como ${scoreInWords(sets)})`;
}

function writeSet({ games, tiebreak }: SetScore): string {
  if (!tiebreak) return writeScore(games);
  const isMatchTiebreak = games[0] + games[1] === 1;
  return isMatchTiebreak ? writeScore(tiebreak) : `${writeScore(games)} (${writeScore(tiebreak)})`;
}
