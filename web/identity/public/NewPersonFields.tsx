import { Stack } from "@chakra-ui/react/stack";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../../ui/form/TextField";

interface NewPersonFieldsProps {
  name: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errors: FieldErrors<{ personName: string; email: string }>;
  /** What happens to who has an account; they are asked unless it says otherwise. */
  known?: string;
}

/** A person who is entrusted with an arena, a federation or a role. */
export function NewPersonFields({
  name,
  email,
  errors,
  known = "Quem já tem conta recebe um convite e precisa aceitar.",
}: NewPersonFieldsProps) {
  return (
    <Stack gap="5">
      <TextField label="Nome" required autoComplete="off" error={errors.personName?.message} {...name} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        hint={`${known} Quem não tem recebe uma senha provisória, que vale por 72 horas.`}
        error={errors.email?.message}
        {...email}
      />
    </Stack>
  );
}
