import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { KeyRound } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PasswordCard_user$key } from "../../__generated__/PasswordCard_user.graphql";
import { Card } from "../../ui/Cards";
import { PasswordField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { PasswordPair } from "../PasswordPair";
import { useChangePasswordMutation } from "../password/passwords";
import { useServerFormWith } from "../../ui/form/server-form";

/** A new password: who knew the old one is out everywhere but here. */
export function PasswordCard({ user }: { user: PasswordCard_user$key }) {
  const { email } = useFragment(
    graphql`
      fragment PasswordCard_user on User {
        email
      }
    `,
    user,
  );
  const [changePassword, changing] = useChangePasswordMutation();
  const { form, submit, pending } = useServerFormWith(
    [({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword }), changing],
    {
      rules: async () => (await import("../../../server/identity/account.rules")).changePasswordFormSchema,
      defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
      onDone: () => {
        reset();
        toast.success({
          title: "Senha alterada",
          description: "Você continua conectado aqui; nos outros aparelhos a sessão foi encerrada.",
        });
      },
    },
  );
  const { register, handleSubmit, formState, reset } = form;
  const { errors } = formState;

  return (
    <Card title="Senha" icon={KeyRound}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        {/* A password manager reads here whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack gap="5">
          <Text color="fg.muted">
            Ao trocar a senha, você continua conectado aqui e sai de todos os outros aparelhos.
          </Text>
          <PasswordField
            label="Senha atual"
            required
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register("currentPassword")}
          />
          <PasswordPair
            labels={["Nova senha", "Confirmar nova senha"]}
            first={register("newPassword")}
            second={register("confirmPassword")}
            errors={errors}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Alterando…" : "Alterar senha"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}
