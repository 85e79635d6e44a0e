import type { LiveScore, LiveState } from "../../../server/sport/scores/live-score.rules";
import { scoreInWords } from "../../../server/sport/scores/score-in-words.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { setFormats } from "../../../server/sport/scores/set-format.rules";
import { playsSeveralSets } from "../../competition/public/several-sets";

/** "Jogo 12 · Semifinal", "Rodada 3": asked for once, for no point that is played changes it. */
export const padHeading = ({
  number,
  phase,
}: {
  readonly number?: number | null;
  readonly phase?: string | null;
}): string => [number ? `Jogo ${number}` : null, phase].filter(Boolean).join(" · ") || "Placar do jogo";

/** "6x4 3x2"; "0x0" before the first game. */
export const liveScoreInWords = (score: LiveScore): string => scoreInWords(score) || "0x0";

/** What the server is sent: the sets as its input names them. */
export const toInput = (score: LiveScore) =>
  score.map(({ games, tiebreak }) => ({
    games: [games[0], games[1]],
    tieBreak: tiebreak ? [tiebreak[0], tiebreak[1]] : null,
  }));

/** What is counted now, and to where: "2º set", "Tie-break até 7", "5 de 8 games", "Por tempo". */
export function padTitle(rules: MatchRules, { counting, current, setNumber, tieBreakTo }: LiveState): string {
  if (counting === "MATCH_TIE_BREAK_POINT") return `Match tie-break até ${tieBreakTo}`;
  if (counting === "TIE_BREAK_POINT") return `Tie-break até ${tieBreakTo}`;
  if (onlyGamesCount(rules)) return countTitle(rules, current.games[0] + current.games[1], counting === null);
  if (counting === null) return "";
  return playsSeveralSets(rules) ? `${setNumber}º set` : setFormats[rules.setFormat].label;
}

function countTitle({ matchFormat, fixedGames }: MatchRules, played: number, over: boolean): string {
  if (matchFormat === "TIMED" || !fixedGames) return "Por tempo";
  if (over) return counted(played, "game jogado", "games jogados");
  return played >= fixedGames ? "Game decisivo" : `${played} de ${fixedGames} games`;
}
