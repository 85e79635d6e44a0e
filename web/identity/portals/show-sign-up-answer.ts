import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "../../ui/form/server-errors";
import { toast } from "../../ui/toaster";
import type { SignUpFormProps } from "./AccessPage";
import { signUpError, type SignUpPortal } from "./portals";

/** What the three sign-up mutations answer; they differ in the name of the success only. */
type SignUpAnswer =
  | {
      readonly __typename: "SignUpArenaSuccess" | "SignUpAthleteSuccess" | "SignUpFederationSuccess";
      email: string;
    }
  | { readonly __typename: "InvalidInput"; fields: readonly { path: readonly string[]; message: string }[] }
  | { readonly __typename: "RuleViolation" | "EmailTaken" | "TooManyAttempts"; message: string }
  | { readonly __typename: "%other" };

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
  switch (answer?.__typename) {
    case "SignUpArenaSuccess":
    case "SignUpAthleteSuccess":
    case "SignUpFederationSuccess":
      toast.success(signUp.success);
      return onDone(answer.email);
    case "InvalidInput": {
      const [homeless] = applyServerErrors(form, answer.fields);
      return toast.error(signUp.invalid(homeless ?? answer.fields[0]?.message));
    }
    case "RuleViolation":
      return onClosed(answer.message);
    case "EmailTaken":
      form.setError(
        "email" as FieldPath<Values>,
        { type: "server", message: answer.message },
        { shouldFocus: true },
      );
      return toast.error(signUpError(answer.message));
    case "TooManyAttempts":
      return toast.error(signUpError(answer.message));
  }
}
