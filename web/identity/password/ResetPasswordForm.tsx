import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import type { resetPasswordFormSchema } from "../../../server/identity/account.rules";
import { ButtonLink } from "../../ui/ButtonLink";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { Notice } from "../../ui/Notice";
import { toast, type ToastText } from "../../ui/toaster";
import { PasswordPair } from "../PasswordPair";
import { useResetPasswordMutation } from "./use-password-mutations";
import { endSession, sessionState } from "../public/session-store";
import { signOutOnServer } from "../public/sign-out";
import { useLateRules } from "../../ui/form/use-late-rules";

type NewPassword = z.input<typeof resetPasswordFormSchema>;

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<NewPassword>({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/account.rules")).resetPasswordFormSchema,
    ),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [resetPassword, pending] = useResetPasswordMutation();
  const [leaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ newPassword }: NewPassword) => {
    if (leaving) return;
    setRefusal(null);
    const answer = (await resetPassword({ input: { token, newPassword } }))?.resetPassword;

    if (answer?.done) {
      setLeaving(true);
      await leaveThisDevice();
      toast.success({ title: "Senha redefinida com sucesso!" });
      return onDone();
    }
    if (!answer?.refusal) return;
    const { fields, message } = answer.refusal;
    const [homeless] = applyRefusal(form, answer.refusal);
    if (!fields) setRefusal(message);
    showFailure(homeless ?? message);
  };

  const refuse = () => {
    const { newPassword, confirmPassword } = form.getValues();
    const problem = newPasswordProblem(newPassword, confirmPassword);
    if (problem) toast.error(problem);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit, refuse)(event)}>
      <Stack gap="5">
        <PasswordPair
          labels={["Nova Senha", "Confirmar Nova Senha"]}
          hint="Mínimo de 8 caracteres"
          first={register("newPassword")}
          second={register("confirmPassword")}
          errors={errors}
        />
        {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
        <PendingButton type="submit" size="lg" pending={pending || leaving}>
          {pending || leaving ? "Atualizando..." : "Redefinir Senha"}
        </PendingButton>
        <ButtonLink to="/auth" variant="ghost" alignSelf="center">
          Voltar para o Login
        </ButtonLink>
      </Stack>
    </form>
  );
}

function showFailure(message: string | undefined) {
  toast.error({
    title: "Erro ao redefinir senha",
    description: message ?? "Ocorreu um erro. Tente novamente.",
  });
}

/** Signs out on this device, even if the server cannot be reached. */
async function leaveThisDevice(): Promise<void> {
  if (sessionState().status !== "signedIn") return;
  await signOutOnServer().catch(() => undefined);
  endSession();
}

/** What a toast says of two new passwords; the rest of the rules speaks beside the fields only. */
export function newPasswordProblem(password: string, repeated: string): ToastText | null {
  if (password !== repeated)
    return {
      title: "Senhas não coincidem",
      description: "Por favor, verifique se as senhas são idênticas.",
    };
  if (password.length < 8)
    return { title: "Senha muito curta", description: "A senha deve ter pelo menos 8 caracteres." };
  return null;
}
