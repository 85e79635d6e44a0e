import { Stack } from "@chakra-ui/react/stack";
import type { ReactNode, SubmitEventHandler } from "react";
import type { UseFormRegisterReturn, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { SignUpArenaMutation } from "../../__generated__/SignUpArenaMutation.graphql";
import type { SignUpAthleteMutation } from "../../__generated__/SignUpAthleteMutation.graphql";
import type { SignUpFederationMutation } from "../../__generated__/SignUpFederationMutation.graphql";
import { useAction } from "../../relay/use-action";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal, hasCode, type Refusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/Fields";
import { toast } from "../../ui/toaster";
import { PasswordPair } from "../PasswordPair";
import type { SignUpFormProps } from "./AccessPage";
import { arenaPortal, athletePortal, federationPortal, signUpError, type SignUpPortal } from "./portals";

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

export function useSignUpArenaMutation() {
  return useAction<SignUpArenaMutation>(
    graphql`
      mutation SignUpArenaMutation($input: SignUpArenaInput!) {
        signUpArena(input: $input) {
          ... on SignUpArenaSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: arenaPortal.signUp.failure },
  );
}

export function useSignUpAthleteMutation() {
  return useAction<SignUpAthleteMutation>(
    graphql`
      mutation SignUpAthleteMutation($input: SignUpAthleteInput!) {
        signUpAthlete(input: $input) {
          ... on SignUpAthleteSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: athletePortal.signUp.failure },
  );
}

export function useSignUpFederationMutation() {
  return useAction<SignUpFederationMutation>(
    graphql`
      mutation SignUpFederationMutation($input: SignUpFederationInput!) {
        signUpFederation(input: $input) {
          ... on SignUpFederationSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: federationPortal.signUp.failure },
  );
}

/** What the three sign-up mutations answer. */
interface SignUpAnswer {
  readonly done: { readonly email: string } | null | undefined;
  readonly refusal: Refusal | null | undefined;
}

/**
 * Shows the server's answer beside a field, in a toast, or both.
 * @param answer undefined if the request failed and a toast has already shown that.
 */
export function showSignUpAnswer<Values extends FieldValues & { email: string }, Output>(
  answer: SignUpAnswer | undefined,
  form: UseFormReturn<Values, unknown, Output>,
  { signUp }: SignUpPortal,
  { onDone, onClosed }: Pick<SignUpFormProps, "onDone" | "onClosed">,
) {
  if (answer?.done) {
    toast.success(signUp.success);
    return onDone(answer.done.email);
  }
  const refusal = answer?.refusal;
  if (!refusal) return;
  const { fields, message } = refusal;
  if (fields) {
    const [homeless] = applyRefusal(form, refusal);
    return toast.error(signUp.invalid(homeless ?? message));
  }
  if (hasCode(refusal, "EMAIL_TAKEN"))
    form.setError("email" as FieldPath<Values>, { type: "server", message }, { shouldFocus: true });
  else if (!hasCode(refusal, "TOO_MANY_ATTEMPTS")) return onClosed(message);
  toast.error(signUpError(message));
}

/** What is sent of a form in which the password is typed twice. */
export const typedOnce = <Form extends { confirmPassword: string }>({
  confirmPassword: _repeated,
  ...input
}: Form): Omit<Form, "confirmPassword"> => input;
