import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "./server-errors";

/** What the server refused: fields of the input, one of them by a rule, or all of it. */
interface Refusal {
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly path?: readonly string[] | null | undefined;
  readonly message?: string;
}

/** Tells it beside the field that it belongs to; what belongs to none becomes `errors.root`, shown above the button. */
export function tellRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  { fields, path, message }: Refusal,
): void {
  const problems = fields ?? [{ path: path ?? [], message: message ?? "" }];
  const homeless = applyServerErrors(form, problems);
  if (homeless.length > 0)
    form.setError("root" as FieldPath<Values>, { type: "server", message: homeless.join(" ") });
}
