import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

interface ServerFieldError {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Shows what the server refused beside the fields concerned and moves the focus to the first of them.
 * @param fields `InvalidInput.fields`; a path may begin with "input".
 * @returns the messages that belong to no field of this form, to be told in a toast.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "getValues">,
  fields: readonly ServerFieldError[],
): string[] {
  const homeless: string[] = [];
  let shouldFocus = true;
  for (const { path, message } of fields) {
    const name = path.filter((step) => step !== "input").join(".") as FieldPath<Values>;
    if (name && name in form.getValues()) {
      form.setError(name, { type: "server", message }, { shouldFocus });
      shouldFocus = false;
    } else {
      homeless.push(message);
    }
  }
  return homeless;
}
