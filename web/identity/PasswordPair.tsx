import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../ui/form/Fields";

const rule = "8 ou mais caracteres, com maiúscula, minúscula e número";

interface PasswordPairProps {
  /** Of both. */
  labels: readonly [first: string, second: string];
  first: UseFormRegisterReturn;
  second: UseFormRegisterReturn;
  /** The form's: each field shows its own. */
  errors: Readonly<Record<string, { message?: string } | undefined>>;
  hint?: string;
  sideBySide?: boolean;
}

/** A new password, typed twice. */
export function PasswordPair({
  labels,
  first,
  second,
  errors,
  hint = rule,
  sideBySide = false,
}: PasswordPairProps) {
  const fields = [
    { label: labels[0], hint, registration: first },
    { label: labels[1], registration: second },
  ];
  return (
    <SimpleGrid columns={sideBySide ? { base: 1, sm: 2 } : 1} gap="5">
      {fields.map(({ registration, ...words }) => (
        <PasswordField
          key={registration.name}
          {...words}
          required
          autoComplete="new-password"
          error={errors[registration.name]?.message}
          {...registration}
        />
      ))}
    </SimpleGrid>
  );
}
