import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "../../ui/form/server-errors";

/** What the server refused: of single fields, or of the whole form. */
interface Refusal {
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly message?: string;
}

/** Tells a refusal beside its fields; what belongs to none of them becomes `errors.root`, shown above the button. */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  { fields = [], message }: Refusal,
) {
  const [homeless] = applyServerErrors(form, fields);
  const whole = message ?? homeless;
  if (whole) form.setError("root" as FieldPath<Values>, { type: "server", message: whole });
}
