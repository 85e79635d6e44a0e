import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { pairChoices } from "./pair-choices";
import type { ScoreFieldsProps } from "./ScoreSheetFields";
import { TieBreakFields } from "./TieBreakFields";
import { TypedPoints } from "./TypedPoints";

/** Who gave up, and the score at that moment; the missing games go to the other pair. */
export function RetirementFields(props: ScoreFieldsProps) {
  const { entry, onChange, problems, names } = props;
  return (
    <>
      <ChoiceChips
        legend="Quem desistiu?"
        options={pairChoices(names)}
        value={entry.retired}
        onChange={(retired) => onChange({ ...entry, retired })}
        error={problems.retired}
      />
      <TypedPoints of="games" legend="Games no momento da desistência" {...props} />
      <TieBreakFields {...props} />
    </>
  );
}
