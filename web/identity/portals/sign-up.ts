import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { signUpArenaMutation as SignUpArenaMutation } from "../../__generated__/signUpArenaMutation.graphql";
import type { signUpAthleteMutation as SignUpAthleteMutation } from "../../__generated__/signUpAthleteMutation.graphql";
import type { signUpFederationMutation as SignUpFederationMutation } from "../../__generated__/signUpFederationMutation.graphql";
import { useAction } from "../../relay/use-action";
import { applyRefusal, hasCode, type Refusal } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";
import type { SignUpFormProps } from "./AccessPage";
import { arenaPortal, athletePortal, federationPortal, signUpError, type SignUpPortal } from "./portals";

export function useSignUpArenaMutation() {
  return useAction<SignUpArenaMutation>(
    graphql`
      mutation signUpArenaMutation($input: SignUpArenaInput!) {
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
      mutation signUpAthleteMutation($input: SignUpAthleteInput!) {
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
      mutation signUpFederationMutation($input: SignUpFederationInput!) {
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
