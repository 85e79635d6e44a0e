import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../ui/form/PasswordField";

interface OnePassword {
  label: string;
  hint?: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A new password, typed twice. */
export function PasswordPair({
  first,
  second,
  sideBySide = false,
}: {
  first: OnePassword;
  second: OnePassword;
  sideBySide?: boolean;
}) {
  return (
    <SimpleGrid columns={sideBySide ? { base: 1, sm: 2 } : 1} gap="5">
      {[first, second].map(({ label, hint, error, registration }) => (
        <PasswordField
          key={registration.name}
          label={label}
          required
          autoComplete="new-password"
          hint={hint}
          error={error}
          {...registration}
        />
      ))}
    </SimpleGrid>
  );
}

export const passwordHint = "8 ou mais caracteres, com maiúscula, minúscula e número";
