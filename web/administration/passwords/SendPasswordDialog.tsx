import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useSession } from "../../identity/public/use-session";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { Notice } from "../../ui/Notice";

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
