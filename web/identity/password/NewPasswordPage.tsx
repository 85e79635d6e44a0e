import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { AccessFrame } from "../AccessFrame";
import { SignOutButton } from "../public/SignOutButton";
import { useSession } from "../public/session";
import type { changePasswordFormSchema } from "../../../server/identity/account.rules";
import { PasswordField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { applyRefusal } from "../../ui/form/refusal";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { PasswordPair } from "../PasswordPair";
import { recallTemporaryPassword, useChangePasswordMutation } from "./passwords";
import { useLateRules } from "../../ui/form/server-form";

/** After signing in with a temporary password, the user must choose a new one. The guard redirects all other users. */
export function NewPasswordPage() {
  const state = useSession();
  if (state.status !== "signedIn") return null;
  const { userKey, name, email } = state.session;
  return (
    <AccessFrame
      title="Escolha sua senha"
      invitation={`Boas-vindas, ${name}! Você entrou com uma senha provisória. Para continuar, troque-a por uma só sua.`}
    >
      <NewPasswordForm key={userKey} userKey={userKey} email={email} />
      <HStack gap="4" rowGap="3" wrap="wrap">
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          Você entrou como {email}.
        </Text>
        <SignOutButton variant="outline" />
      </HStack>
    </AccessFrame>
  );
}

type NewPassword = z.input<typeof changePasswordFormSchema>;

/** Asks for the temporary password only when it is not known from the sign-in. */
export function NewPasswordForm({ userKey, email }: { userKey: string; email: string }) {
  const [remembered, setRemembered] = useState(() => recallTemporaryPassword(userKey));
  const form = useForm<NewPassword>({
    resolver: useLateRules(
      async () => (await import("../../../server/identity/account.rules")).changePasswordFormSchema,
    ),
    defaultValues: { currentPassword: remembered ?? "", newPassword: "", confirmPassword: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const [changePassword, pending] = useChangePasswordMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ currentPassword, newPassword }: NewPassword) => {
    setRefusal(null);
    const answer = await changePassword({ currentPassword, newPassword });
    if (answer?.done) return toast.success({ title: "Senha alterada com sucesso!" });
    if (!answer?.refusal) return;
    const { fields, message } = answer.refusal;
    if (remembered !== null && fields?.some(({ path }) => path.at(-1) === "currentPassword")) {
      // It has been replaced meanwhile, by another mail: it is asked for from now on.
      setRemembered(null);
      form.setValue("currentPassword", "");
    }
    const [homeless] = applyRefusal(form, answer.refusal);
    if (!fields) setRefusal(message);
    toast.error({ title: "Erro ao alterar senha", description: homeless ?? message });
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        {/* For password managers, which keep the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {remembered === null ? (
          <PasswordField
            label="Senha provisória"
            required
            autoComplete="current-password"
            hint="A que veio no e-mail"
            error={errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        ) : null}
        <PasswordPair
          labels={["Nova senha", "Confirmar nova senha"]}
          first={register("newPassword")}
          second={register("confirmPassword")}
          errors={errors}
        />
        {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
        <PendingButton type="submit" size="lg" pending={pending}>
          {pending ? "Salvando..." : "Salvar e continuar"}
        </PendingButton>
      </Stack>
    </form>
  );
}
