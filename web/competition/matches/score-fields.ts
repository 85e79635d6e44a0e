import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { LegalScore, ScoreEntry } from "./score-entry";
import type { EntryProblems } from "./score-result";

export interface ScoreFieldsProps {
  entry: ScoreEntry;
  onChange: (entry: ScoreEntry) => void;
  problems: EntryProblems;
  rules: MatchRules;
  legalScores: readonly LegalScore[];
  /** The two pairs. */
  names: readonly [string, string];
}
