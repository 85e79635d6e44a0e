import type { SetFormatName } from "../../../server/tournaments/matches/set-format.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { CompletedFields } from "./CompletedFields";
import type { EntryMode, LegalScore, ScoreEntry } from "./score-entry";
import type { EntryProblems } from "./score-result";
import { pairChoices } from "./pair-choices";
import { RetirementFields } from "./RetirementFields";

export interface ScoreFieldsProps {
  entry: ScoreEntry;
  onChange: (entry: ScoreEntry) => void;
  problems: EntryProblems;
  setFormat: SetFormatName;
  legalScores: readonly LegalScore[];
  /** The two pairs. */
  names: readonly [string, string];
}

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
      {entry.mode === "COMPLETED" ? <CompletedFields {...props} /> : null}
      {entry.mode === "RETIREMENT" ? <RetirementFields {...props} /> : null}
      {entry.mode === "WALKOVER" ? (
        <ChoiceChips
          legend="Quem não compareceu?"
          options={[...pairChoices(names), { value: "both" as const, label: "As duas duplas" }]}
          value={entry.absent}
          onChange={(absent) => onChange({ ...entry, absent })}
          columns={{ base: 2, md: 3 }}
          error={problems.absent}
        />
      ) : null}
    </>
  );
}
