import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
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

interface Edit {
  /** The masked text before the key was pressed. */
  before: string;
  /** What the browser made of it, and where it left the caret. */
  after: string;
  caret: number;
  /** Whether Backspace was pressed. */
  backspace: boolean;
}

const isMark = (character: string) => !/[\p{L}\p{N}+]/u.test(character);

const withoutMarks = (text: string) => [...text].filter((character) => !isMark(character)).join("");

/**
 * Masks a field while it is being typed in, pasted into or erased, and keeps the caret beside the same character.
 * Backspace on one of the mask's own marks erases the character before it.
 */
export function maskEdit({ before, after, caret, backspace }: Edit, format: (text: string) => string) {
  if (format(after) === after) return { text: after, caret };
  let typed = after;
  let keptBefore = withoutMarks(after.slice(0, caret)).length;
  if (backspace && keptBefore > 0 && withoutMarks(after) === withoutMarks(before)) {
    const plain = withoutMarks(after);
    typed = plain.slice(0, keptBefore - 1) + plain.slice(keptBefore);
    keptBefore -= 1;
  }
  const text = format(typed);
  return { text, caret: placeOf(text, keptBefore) };
}

/** The position right after the n-th character that is not a mark. */
function placeOf(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isMark(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}
