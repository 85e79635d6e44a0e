import { Stack } from "@chakra-ui/react/stack";
import { PointsPair } from "./PointsPair";
import { typeInSet } from "./score-entry";
import type { ScoreFieldsProps } from "./score-fields";
import { setRows } from "../public/several-sets";

/** Set by set; the one that decides appears once both sides have won one. */
export function SeveralSetsFields({ entry, onChange, problems, rules, names }: ScoreFieldsProps) {
  return (
    <Stack gap="4">
      {setRows(entry.sets, rules).map(({ entry: set, legend, takesTieBreak }, index) => (
        <Stack key={legend} gap="2">
          <PointsPair
            legend={legend}
            values={set.games}
            onType={(side, text) => onChange(typeInSet(entry, index, "games", side, text))}
            names={names}
            error={problems.sets?.[index]?.games}
          />
          {takesTieBreak ? (
            <PointsPair
              legend={`Pontos do tie-break do set ${index + 1} (opcional)`}
              values={set.tieBreak}
              onType={(side, text) => onChange(typeInSet(entry, index, "tieBreak", side, text))}
              names={names}
              error={problems.sets?.[index]?.tieBreak}
            />
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}
