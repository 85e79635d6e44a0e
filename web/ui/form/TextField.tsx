import { Input, type InputProps } from "@chakra-ui/react/input";
import type { FieldText } from "./field-aria";
import { FieldShell } from "./FieldShell";

export type TextFieldProps = FieldText & Omit<InputProps, keyof FieldText | "children">;

/** One line of text: `<TextField label="Email" error={errors.email?.message} {...register("email")} />`. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => <Input {...input} {...control} />}
    </FieldShell>
  );
}
