import { writeScore, type SetScore } from "./score.rules";

/** As people write it: "6x4 3x6 10x8", "7x6 (7x5)"; empty without sets. */
export const scoreInWords = (sets: readonly SetScore[]): string => sets.map(writeSet).join(" ");

function writeSet({ games, tiebreak }: SetScore): string {
  if (!tiebreak) return writeScore(games);
  const isMatchTiebreak = games[0] + games[1] === 1;
  return isMatchTiebreak ? writeScore(tiebreak) : `${writeScore(games)} (${writeScore(tiebreak)})`;
}
