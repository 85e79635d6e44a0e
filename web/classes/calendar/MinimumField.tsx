import type { ComponentProps } from "react";
import { fewestMinimum } from "../../../server/classes/class-words.rules";
import { TextField } from "../../ui/form/TextField";

type MinimumFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "hint" | "type" | "inputMode" | "min"
>;

/** With fewer students a class waits. */
export function MinimumField(props: MinimumFieldProps) {
  return (
    <TextField
      label="Mínimo de alunos"
      hint="Com menos, a aula fica pendente. Em branco: sem mínimo."
      type="number"
      inputMode="numeric"
      min={fewestMinimum}
      {...props}
    />
  );
}
