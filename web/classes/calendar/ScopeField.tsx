import { editScopeLabel, editScopes, type EditScope } from "../../../server/classes/class-words.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";

/** Which of a series. */
export function ScopeField({ value, onChange }: { value: EditScope; onChange: (scope: EditScope) => void }) {
  return (
    <ChoiceChips
      legend="Quais aulas"
      columns={{ base: 1, sm: 3 }}
      options={editScopes.map((scope) => ({ value: scope, label: editScopeLabel[scope] }))}
      value={value}
      onChange={onChange}
    />
  );
}
