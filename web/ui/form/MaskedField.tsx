import type { UseFormRegisterReturn } from "react-hook-form";
import { withHookFormMask, type Mask } from "use-mask-input";
import { TextField, type TextFieldProps } from "./TextField";

/** New CNPJs may carry letters in their first twelve places; the two check digits never do. */
const masks = {
  cnpj: "**.***.***/****-99",
  phone: ["(99) 9999-9999", "(99) 99999-9999"],
} as const satisfies Record<string, string | string[]>;

interface MaskedFieldProps extends Omit<TextFieldProps, "name" | "ref" | "onChange" | "onBlur"> {
  mask: keyof typeof masks;
  /** What `register(name)` returned. The value keeps its punctuation; the schema removes it. */
  registration: UseFormRegisterReturn;
}

export function MaskedField({ mask, registration, ...text }: MaskedFieldProps) {
  const masked = withHookFormMask(registration, masks[mask] as Mask, {
    showMaskOnHover: false,
    showMaskOnFocus: false,
    placeholder: "",
    casing: mask === "cnpj" ? "upper" : undefined,
    greedy: false,
  });
  return <TextField inputMode={mask === "phone" ? "tel" : "text"} {...text} {...masked} />;
}
