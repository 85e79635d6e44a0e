import { useId } from "react";

export interface FieldText {
  label: string;
  hint?: string;
  error?: string;
  /** Whether the label carries the mark; the schema decides, this only says so beforehand. */
  required?: boolean;
}

/** The ids that tie a control to its label, its hint and its error. */
export function useFieldAria({ hint, error, required }: Pick<FieldText, "hint" | "error" | "required">) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-required": required || undefined,
    },
  };
}
