import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import type { SendPasswordDialogMutation } from "../../__generated__/SendPasswordDialogMutation.graphql";
import { useSession } from "../../identity/public/session";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/PageStates";

interface SendPasswordDialogProps {
  open: boolean;
  /** Whose account, by its address. */
  email: string;
  pending: boolean;
  /** Why the server refused; null unless it did. */
  refusal?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Whether it is meant: the old password is gone afterwards. */
export function SendPasswordDialog({ email, refusal = null, ...asking }: SendPasswordDialogProps) {
  const state = useSession();
  const isOwn = state.status === "signedIn" && state.session.email === email;
  return (
    <ConfirmDialog
      {...asking}
      title="Enviar senha provisória?"
      confirmLabel="Enviar"
      pendingLabel="Enviando…"
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          Uma nova senha vai para <strong>{email}</strong> e vale por 72 horas. A antiga deixa de valer, e
          quem estiver usando a conta precisará entrar de novo.
        </Text>
        {isOwn ? (
          <Notice tone="warning">Esta é a sua própria conta: você também será desconectado.</Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}

export function useIssueTemporaryPassword() {
  return useAction<SendPasswordDialogMutation>(
    graphql`
      mutation SendPasswordDialogMutation($input: IssueTemporaryPasswordInput!) {
        issueTemporaryPassword(input: $input) {
          ... on IssueTemporaryPasswordSuccess @alias(as: "done") {
            email
            expiresAt
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar a senha provisória", description: "Tente novamente." } },
  );
}
