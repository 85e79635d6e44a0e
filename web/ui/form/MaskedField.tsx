import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { formatCnpj, formatCpf, normaliseCnpj, normaliseCpf } from "../../../server/brazil/cpf-cnpj.rules";
import { TextField, type TextFieldProps } from "./Fields";

export const masks = {
  cnpj: cnpjWhileTyping,
  cpf: cpfWhileTyping,
  phone: phoneWhileTyping,
  upperCase: (text: string) => text.toLocaleUpperCase("pt-BR"),
} as const;

/**
 * 000.000.000-00. Keeps excess digits, so that validation reports them: dropping one could turn a mistyped number into
 * the valid CPF of another person.
 */
export function cpfWhileTyping(text: string): string {
  return formatCpf(text) + normaliseCpf(text).slice(11);
}

/**
 * 00.000.000/0000-00; keeps excess digits, as for a CPF. Strips a copied label ("CNPJ: 00.000.000/0000-00"), whose
 * letters would otherwise count as part of the number.
 */
export function cnpjWhileTyping(text: string): string {
  const written = text.replace(/^\s*cnpj[\s:]+/i, "");
  return formatCnpj(written) + normaliseCnpj(written).slice(14);
}

/**
 * (11) 98765-4321, formatted as far as it is typed; keeps excess digits, as for a CPF. A number that begins with + has a
 * country code of its own and stays as typed.
 */
export function phoneWhileTyping(text: string): string {
  if (text.trim().startsWith("+")) return text.replace(/[^\d ()+-]/g, "").slice(0, 20);
  // A leading "0" is a trunk prefix, not part of the number.
  const typed = text.replace(/\D/g, "").replace(/^0+/, "");
  // Brazil's country code, common in numbers copied from a message.
  const digits = /^55[1-9]{2}9\d{8}$/.test(typed) ? typed.slice(2) : typed;
  const areaCode = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number === "") return areaCode;
  const firstPart = number.slice(0, number.length > 8 ? 5 : 4);
  const lastPart = number.slice(firstPart.length);
  return `(${areaCode}) ${firstPart}${lastPart ? `-${lastPart}` : ""}`;
}

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
