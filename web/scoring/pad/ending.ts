import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { settleResult, type MatchResult } from "../../../server/sport/scores/match-result.rules";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import { writtenInWords } from "../../competition/public/match-words";
import type { Ending } from "./score-state";
import { toInput } from "./score-words";

/** What the server is sent of an ending. A set that was not played to its end counts only where somebody gave up. */
export function resultOf({ outcome, absentOrRetiredSide, acceptMoves = false }: Ending, mine: LiveScore) {
  const played = outcome === "COMPLETED" || outcome === "RETIREMENT";
  const sets = mine.length === 0 ? [{ games: [0, 0], tieBreak: null }] : toInput(mine);
  return { outcome, absentOrRetiredSide, acceptMoves, sets: played ? sets : null };
}

/** What an ending writes down, before it does. */
export interface EndingInWords {
  readonly words: string;
  /** False where the score does not allow it; the words say why. */
  readonly possible: boolean;
}

/** @param mine the score on the screen, which a W.O. leaves out. */
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
