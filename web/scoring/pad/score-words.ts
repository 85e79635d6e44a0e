import { counted } from "../../../server/platform/numbers.rules";
import type { LiveScore, LiveState } from "../../../server/sport/scores/live-score.rules";
import { type MatchRules, setFormats } from "../../../server/sport/scores/match-format.rules";
import { type MatchResult, settleResult } from "../../../server/sport/scores/match-result.rules";
import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { scoreInWords } from "../../../server/sport/scores/score.rules";
import { writtenInWords } from "../../competition/public/competition-words";
import { playsSeveralSets } from "../../competition/public/several-sets";
import type { Ending } from "./score-state";

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

/** The mutation input for an ending. Games of an unfinished set count only after a retirement. */
export function resultOf({ outcome, absentOrRetiredSide, acceptMoves = false }: Ending, mine: LiveScore) {
  const played = outcome === "COMPLETED" || outcome === "RETIREMENT";
  const sets = mine.length === 0 ? [{ games: [0, 0], tieBreak: null }] : toInput(mine);
  return { outcome, absentOrRetiredSide, acceptMoves, sets: played ? sets : null };
}

/** The result that an ending would record. */
interface EndingInWords {
  readonly words: string;
  /** False if the score does not allow it; `words` has the reason. */
  readonly possible: boolean;
}

/** @param mine the score on the screen, which a W.O. ignores. */
export function endingInWords(
  ending: Ending,
  mine: LiveScore,
  rules: MatchRules,
  names: readonly [string, string],
): EndingInWords {
  const { outcome, absentOrRetiredSide } = ending;
  const typed: MatchResult = {
    outcome,
    absentOrRetiredSide,
    sets: (mine.length === 0 ? [{ games: [0, 0] as const }] : mine).map((set) => ({
      games: [...set.games] as [number, number],
      tieBreak: set.tiebreak ? ([...set.tiebreak] as [number, number]) : null,
    })),
  };
  const settled = settleResult(rules, typed);
  if ("message" in settled) return { possible: false, words: settled.message };
  const unheeded =
    outcome.endsWith("WALKOVER") && mine.length > 0 ? " Os games marcados na tela não contam." : "";
  return {
    possible: true,
    words: `${writtenInWords(settled, names)}${unheeded}`,
  };
}
