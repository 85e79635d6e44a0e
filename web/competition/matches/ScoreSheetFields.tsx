import { onlyGamesCount } from "../../../server/sport/scores/match-score.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { CompletedFields } from "./CompletedFields";
import { CountedGamesFields } from "./CountedGamesFields";
import type { EntryMode } from "./score-entry";
import { pairChoices } from "./pair-choices";
import { RetirementFields } from "./RetirementFields";
import { playsSeveralSets } from "../public/several-sets";
import { SeveralSetsFields } from "./SeveralSetsFields";
import type { ScoreFieldsProps } from "./score-fields";

const modes = [
  { value: "COMPLETED", label: "Placar" },
  { value: "WALKOVER", label: "W.O." },
  { value: "RETIREMENT", label: "Desistência" },
] as const satisfies readonly { value: EntryMode; label: string }[];

export function ScoreSheetFields(props: ScoreFieldsProps) {
  const { entry, onChange, problems, names } = props;
  return (
    <>
      <ChoiceChips
        legend="Como terminou?"
        options={modes}
        value={entry.mode}
        onChange={(mode) => onChange({ ...entry, mode })}
        columns={3}
      />
      {entry.mode === "COMPLETED" ? <ScoreFields {...props} /> : null}
      {entry.mode === "RETIREMENT" ? <RetirementFields {...props} /> : null}
      {entry.mode === "WALKOVER" ? (
        <ChoiceChips
          legend="Quem não compareceu?"
          options={[...pairChoices(names), { value: "both" as const, label: "As duas duplas" }]}
          value={entry.absent}
          onChange={(absent) => onChange({ ...entry, absent })}
          columns={2}
          error={problems.absent}
        />
      ) : null}
    </>
  );
}

function ScoreFields(props: ScoreFieldsProps) {
  if (playsSeveralSets(props.rules)) return <SeveralSetsFields {...props} />;
  return onlyGamesCount(props.rules) ? <CountedGamesFields {...props} /> : <CompletedFields {...props} />;
}
