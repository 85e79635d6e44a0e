import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { settleResult, type MatchResult } from "../../../server/sport/scores/match-result.rules";
import type { LiveScore } from "../../../server/sport/scores/live-score.rules";
import { writtenInWords } from "../../competition/public/match-words";
import type { Ending } from "./score-state";
import { toInput } from "./score-words";

/** The mutation input for an ending. Games of an unfinished set count only after a retirement. */
export function resultOf({ outcome, absentOrRetiredSide, acceptMoves = false }: Ending, mine: LiveScore) {
  const played = outcome === "COMPLETED" || outcome === "RETIREMENT";
  const sets = mine.length === 0 ? [{ games: [0, 0], tieBreak: null }] : toInput(mine);
  return { outcome, absentOrRetiredSide, acceptMoves, sets: played ? sets : null };
}

/** The result that an ending would record. */
export interface EndingInWords {
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
