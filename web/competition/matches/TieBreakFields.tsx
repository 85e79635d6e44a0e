import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { takesTieBreak } from "./score-entry";
import type { ScoreFieldsProps } from "./score-fields";
import { TypedPoints } from "./TypedPoints";

/** The tie-break's points, where the score had one. They may stay blank. */
export function TieBreakFields(props: ScoreFieldsProps) {
  const { entry, rules, legalScores } = props;
  if (onlyGamesCount(rules) || !takesTieBreak(entry, rules.setFormat, legalScores)) return null;
  return <TypedPoints of="tieBreak" legend="Pontos do tie-break (opcional)" {...props} />;
}
