import { PointsPair } from "./PointsPair";
import { typeGames, typeTieBreak } from "./score-entry";
import type { ScoreFieldsProps } from "./score-fields";

interface TypedPointsProps extends ScoreFieldsProps {
  of: "games" | "tieBreak";
  legend: string;
}

const typing = { games: typeGames, tieBreak: typeTieBreak };

/** The games, or the tie-break's points, of a match of one score. */
export function TypedPoints({ of, legend, entry, onChange, problems, names }: TypedPointsProps) {
  return (
    <PointsPair
      legend={legend}
      values={entry[of]}
      onType={(side, text) => onChange(typing[of](entry, side, text))}
      names={names}
      error={problems[of]}
    />
  );
}
