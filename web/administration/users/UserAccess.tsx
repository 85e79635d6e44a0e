import { Button } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { KeyRound, LogOut, Unlock } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { UserAccess_user$key } from "../../__generated__/UserAccess_user.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DetailSection } from "../../ui/Facts";
import { formatDateTime } from "../../ui/format";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { TimeAgo, useNow } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { SendPasswordDialog, useIssueTemporaryPassword } from "../passwords/SendPasswordDialog";
import { useEndUserSessionsMutation, useUnlockSignInMutation } from "./use-user-mutations";

interface UserAccessProps {
  user: UserAccess_user$key;
  /** Called after a change, so that the parent refetches the audit log. */
  onDone: () => void;
}

/** A user's sign-in: address, what blocks it, and the actions that restore it. */
export function UserAccess({ user: key, onDone }: UserAccessProps) {
  const { id, email, access } = useFragment(
    graphql`
      fragment UserAccess_user on User {
        id
        email
        access {
          lockedUntil
          temporaryPasswordUntil
          openSessions {
            device
            createdAt
            lastUsedAt
          }
        }
      }
    `,
    key,
  );
  const { openSessions, lockedUntil, temporaryPasswordUntil } = access;
  const now = useNow();
  const [asking, setAsking] = useState<"password" | "sessions" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [issue, issuing] = useIssueTemporaryPassword();
  const [end, ending] = useEndUserSessionsMutation();
  const [unlock, unlocking] = useUnlockSignInMutation();

  const sendPassword = async () => {
    const answer = (await issue({ input: { email } }))?.issueTemporaryPassword;
    if (answer?.refusal) {
      const { fields, message } = answer.refusal;
      return setRefusal(fields?.map((field) => field.message).join(" ") ?? message);
    }
    if (!answer?.done) return;
    setAsking(null);
    toast.success({ title: "Senha provisória enviada", description: answer.done.email });
    onDone();
  };
  const endSessions = async () => {
    if (!(await end({ input: { userId: id } }))) return;
    setAsking(null);
    toast.success({ title: "Sessões encerradas" });
    onDone();
  };
  const letIn = async () => {
    if (!(await unlock({ input: { userId: id } }))) return;
    sendButton.current?.focus();
    toast.success({ title: "Entrada liberada" });
    onDone();
  };

  return (
    <DetailSection title="Acesso">
      {lockedUntil ? (
        <Notice tone="warning">
          <Text>
            Muitas tentativas com senha errada: a entrada está bloqueada no lugar de onde vieram, até{" "}
            {formatDateTime(lockedUntil, brasiliaTime)}.
          </Text>
          <PendingButton mt="2" size="sm" variant="outline" pending={unlocking} onClick={() => void letIn()}>
            <Unlock />
            Liberar a entrada
          </PendingButton>
        </Notice>
      ) : null}
      {temporaryPasswordUntil ? (
        <Notice tone="info">
          Ainda não escolheu a própria senha. A provisória{" "}
          {Date.parse(temporaryPasswordUntil) > now.getTime() ? "vale até" : "venceu em"}{" "}
          {formatDateTime(temporaryPasswordUntil, brasiliaTime)}.
        </Notice>
      ) : null}
      {openSessions.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Nenhuma sessão aberta.
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none" aria-label="Sessões abertas">
          {openSessions.map(({ device, createdAt, lastUsedAt }) => (
            <Box as="li" key={`${device} ${createdAt}`} textStyle="sm">
              <Text fontWeight="medium">{device}</Text>
              <Text color="fg.muted" textStyle="xs">
                Último uso: <TimeAgo instant={lastUsedAt} timeZone={brasiliaTime} />
              </Text>
            </Box>
          ))}
        </Stack>
      )}
      {openSessions.length > 0 ? (
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          pending={ending}
          onClick={() => setAsking("sessions")}
        >
          <LogOut />
          Encerrar todas as sessões
        </PendingButton>
      ) : null}
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        ref={sendButton}
        onClick={() => {
          setRefusal(null);
          setAsking("password");
        }}
      >
        <KeyRound />
        Enviar senha provisória
      </Button>
      <SendPasswordDialog
        open={asking === "password"}
        email={email}
        pending={issuing}
        refusal={refusal}
        onConfirm={() => void sendPassword()}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === "sessions"}
        title="Encerrar todas as sessões?"
        description="A pessoa sai de todos os aparelhos e precisa entrar de novo. A senha continua a mesma."
        confirmLabel="Encerrar"
        pendingLabel="Encerrando…"
        dangerous
        pending={ending}
        onConfirm={() => void endSessions()}
        onClose={() => setAsking(null)}
        returnFocusTo={() => sendButton.current}
      />
    </DetailSection>
  );
}
