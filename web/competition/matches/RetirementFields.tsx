import { Text } from "@chakra-ui/react/text";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { pairChoices } from "./pair-choices";
import type { ScoreFieldsProps } from "./score-fields";
import { playsSeveralSets } from "../public/several-sets";
import { SeveralSetsFields } from "./SeveralSetsFields";
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
      {playsSeveralSets(props.rules) ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            Registre o placar no momento da desistência.
          </Text>
          <SeveralSetsFields {...props} />
        </>
      ) : (
        <>
          <TypedPoints of="games" legend="Games no momento da desistência" {...props} />
          <TieBreakFields {...props} />
        </>
      )}
    </>
  );
}
