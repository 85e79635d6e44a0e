import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyRefusal, hasCode, type Refusal } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";
import type { SignUpFormProps } from "./AccessPage";
import { signUpError, type SignUpPortal } from "./portals";

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
