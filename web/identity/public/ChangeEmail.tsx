import { Text } from "@chakra-ui/react/text";
import { LiveText } from "../../ui/LiveText";
import { lazyDialog } from "../../ui/lazy-dialog";
import { Notice } from "../../ui/Notice";

/** Asks for the new address and the password, then mails the link that confirms the change. */
export const ChangeEmailDialog = lazyDialog(
  async () => (await import("../account/ChangeEmailDialog")).ChangeEmailDialog,
);

interface EmailChangeRequestedProps {
  newEmail: string | null;
  currentEmail: string;
}

/**
 * The change is pending until the link in the mail is opened. The server gives the same answer if the new address already
 * has an account, but sends no mail then: the last sentence explains why a mail may not arrive.
 */
export function EmailChangeRequested({ newEmail, currentEmail }: EmailChangeRequestedProps) {
  const waiting = newEmail !== null && newEmail !== currentEmail;
  return (
    <LiveText w="full">
      {waiting ? (
        <Notice tone="info">
          <Text fontWeight="bold" overflowWrap="anywhere">
            Enviamos um link para {newEmail}.
          </Text>
          <Text mt="1" overflowWrap="anywhere">
            Abra a mensagem e confirme em até 24 horas. Até lá continua valendo {currentEmail}.
          </Text>
          <Text mt="1">
            Não chegou? Procure no spam; um e-mail que já tem conta na Praia não recebe o link.
          </Text>
        </Notice>
      ) : null}
    </LiveText>
  );
}
