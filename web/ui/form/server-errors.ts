import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

interface ServerFieldError {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Shows the server's validation errors beside their fields and moves the focus to the first of them.
 * @param fields `InvalidInput.fields`; a path may begin with "input".
 * @returns the messages that belong to no field of this form; show them in a toast.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  fields: readonly ServerFieldError[],
): string[] {
  const homeless: string[] = [];
  let shouldFocus = true;
  for (const { path, message } of fields) {
    const steps = path.filter((step) => step !== "input");
    const name = steps.join(".") as FieldPath<Values>;
    if (isField(form.getValues(), steps)) {
      form.setError(name, { type: "server", message }, { shouldFocus });
      shouldFocus = false;
    } else {
      homeless.push(message);
    }
  }
  return homeless;
}

/** Whether a path is a field of the form, or of a row in a field array: "courts.1.name". */
function isField(values: FieldValues, [first = "", index, ...rest]: readonly string[]): boolean {
  if (!(first in values)) return false;
  if (index === undefined) return true;
  const row: unknown = (values[first] as readonly unknown[] | undefined)?.[Number(index)];
  const [field] = rest;
  return typeof row === "object" && row !== null && field !== undefined && field in row;
}
