import { counted } from "../../../server/platform/plural.rules";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { setFormats } from "../../../server/sport/scores/set-format.rules";
import type { LiveState } from "../../../server/sport/scores/live-score.rules";
import { playsSeveralSets } from "../../competition/public/several-sets";

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
