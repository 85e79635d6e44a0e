import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import { scoreInWords } from "../../../server/sport/scores/score-in-words.rules";

/** "6x4 3x2"; "0x0" before the first game. */
export const liveScoreInWords = (score: LiveScore): string => scoreInWords(score) || "0x0";

/** What the server is sent: the sets as its input names them. */
export const toInput = (score: LiveScore) =>
  score.map(({ games, tiebreak }) => ({
    games: [games[0], games[1]],
    tieBreak: tiebreak ? [tiebreak[0], tiebreak[1]] : null,
  }));
