import { Textarea, type TextareaProps } from "@chakra-ui/react/textarea";
import type { Ref } from "react";
import type { FieldText } from "./field-aria";
import { FieldShell } from "./FieldShell";

type TextAreaFieldProps = FieldText &
  Omit<TextareaProps, keyof FieldText | "children"> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, required, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => <Textarea rows={3} {...textarea} {...control} />}
    </FieldShell>
  );
}
