import type { SetScore } from "../../../server/sport/scores/score.rules";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";

/** "6x4", "7x6 (7-5)"; of a match tie-break its points, "10x8". */
export function setInWords({ games, tiebreak }: SetScore): string {
  if (!tiebreak) return `${games[0]}x${games[1]}`;
  const isMatchTieBreak = games[0] + games[1] <= 1;
  return isMatchTieBreak
    ? `${tiebreak[0]}x${tiebreak[1]}`
    : `${games[0]}x${games[1]} (${tiebreak[0]}-${tiebreak[1]})`;
}

/** "6x4 3x2"; "0x0" before the first game. */
export const scoreInWords = (score: LiveScore): string =>
  score.length === 0 ? "0x0" : score.map(setInWords).join(" ");

/** What the server is sent: the sets as its input names them. */
export const toInput = (score: LiveScore) =>
  score.map(({ games, tiebreak }) => ({
    games: [games[0], games[1]],
    tieBreak: tiebreak ? [tiebreak[0], tiebreak[1]] : null,
  }));
