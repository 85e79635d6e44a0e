import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode, SubmitEventHandler } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { PasswordPair } from "../PasswordPair";

interface SignUpFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The form's: the passwords come after what stands above them, also when the first wrong field takes the focus. */
  register: (name: "password" | "confirmPassword") => UseFormRegisterReturn;
  /** The form's: each field shows its own. */
  errors: Readonly<Record<string, { message?: string } | undefined>>;
  submitLabel: string;
  pending: boolean;
  blocked?: boolean;
  /** Who signs up. */
  children: ReactNode;
}

/** A form of a portal: who signs up, a password, and the button. */
export function SignUpFrame({
  onSubmit,
  register,
  errors,
  submitLabel,
  pending,
  blocked,
  children,
}: SignUpFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="5">
        {children}
        <PasswordPair
          labels={["Senha", "Confirmar senha"]}
          first={register("password")}
          second={register("confirmPassword")}
          errors={errors}
          sideBySide
        />
        <PendingButton type="submit" size="lg" pending={pending} blocked={blocked}>
          {pending ? "Cadastrando..." : submitLabel}
        </PendingButton>
      </Stack>
    </form>
  );
}

interface RegisteredFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The address one signs in with afterwards. */
export function EmailField({ registration, error }: RegisteredFieldProps) {
  return (
    <TextField label="Email" required type="email" autoComplete="username" error={error} {...registration} />
  );
}

/** Who answers for an arena or a federation. */
export function ResponsibleField({ registration, error }: RegisteredFieldProps) {
  return <TextField label="Responsável" required autoComplete="name" error={error} {...registration} />;
}
