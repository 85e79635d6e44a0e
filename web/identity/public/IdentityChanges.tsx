import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-code";
import { LiveText, Notice } from "../../ui/PageStates";

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

const CorrectNameDialog = lazyDialog(
  async () => (await import("../account/CorrectNameDialog")).CorrectNameDialog,
);

interface CorrectNameProps {
  userId: string;
  name: string;
  onDone?: () => void;
}

/** For the name of an account without a record as athlete or teacher, where it would be corrected instead. */
export function CorrectName({ userId, name, onDone }: CorrectNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" minH="11" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        <Pencil />
        Corrigir nome
      </Button>
      <CorrectNameDialog
        userId={userId}
        name={name}
        open={open}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onDone?.();
        }}
      />
    </>
  );
}
