import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/TextField";

interface ContactFieldsProps {
  email: UseFormRegisterReturn;
  emailHint?: string;
  phone: UseFormRegisterReturn;
  errors: FieldErrors<{ email: string; phone: string }>;
}

/** Contact data of an athlete who may not have an account. */
export function ContactFields({ email, emailHint, phone, errors }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint={emailHint}
        error={errors.email?.message}
        {...email}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        registration={phone}
      />
    </>
  );
}
