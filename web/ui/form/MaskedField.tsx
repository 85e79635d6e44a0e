import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { maskEdit } from "./mask-edit";
import { masks } from "./masks";
import { TextField, type TextFieldProps } from "./TextField";

interface MaskedFieldProps extends Omit<TextFieldProps, "name" | "ref" | "onChange" | "onBlur"> {
  mask: keyof typeof masks;
  /** What `register(name)` returned. The value keeps its punctuation; the schema removes it. */
  registration: UseFormRegisterReturn;
}

export function MaskedField({ mask, registration, ...text }: MaskedFieldProps) {
  const before = useRef("");
  return (
    <TextField
      autoComplete="off"
      {...text}
      {...registration}
      onChange={(event) => {
        const input = event.target;
        const inputType = "inputType" in event.nativeEvent ? event.nativeEvent.inputType : null;
        const masked = maskEdit(
          {
            before: before.current,
            after: input.value,
            caret: input.selectionStart ?? input.value.length,
            backspace: inputType === "deleteContentBackward",
          },
          masks[mask],
        );
        before.current = masked.text;
        input.value = masked.text;
        input.setSelectionRange(masked.caret, masked.caret);
        void registration.onChange(event);
      }}
    />
  );
}
