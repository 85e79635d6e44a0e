import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Monitor, Smartphone } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { SessionRow_session$key } from "../../__generated__/SessionRow_session.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDateTime } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useEndSessionMutation } from "./use-session-mutations";
import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useSignOut } from "../public/use-sign-out";

const handheld = /Android|iPhone|iPad/;

interface SessionRowProps {
  session: SessionRow_session$key;
  /** How many sessions are on screen. */
  shownCount: number;
  onEnded: () => void;
}

export function SessionRow({ session, shownCount, onEnded }: SessionRowProps) {
  const { id, device, isCurrent, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment SessionRow_session on UserSession {
        id
        device
        isCurrent
        createdAt
        lastUsedAt
      }
    `,
    session,
  );
  const [endSession, pending] = useEndSessionMutation();
  const DeviceIcon = handheld.test(device) ? Smartphone : Monitor;

  const end = async () => {
    if (!(await endSession({ input: { sessionId: id }, count: shownCount }))) return;
    toast.success({ title: "Sessão encerrada", description: device });
    onEnded();
  };

  return (
    <Flex
      as="li"
      gap="3"
      p="4"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor={isCurrent ? "sea.border" : "border.muted"}
    >
      <Box color="fg.muted" pt="0.5">
        <DeviceIcon size={20} aria-hidden="true" />
      </Box>
      <Flex align="center" gap="3" rowGap="2.5" wrap="wrap" flex="1" minW="0">
        <Stack gap="1" flex="1 1 12rem" minW="0">
          <HStack gap="2.5" rowGap="1" wrap="wrap">
            <Text fontWeight="bold" overflowWrap="anywhere">
              {device}
            </Text>
            {isCurrent ? <StatusBadge tone="neutral">Este aparelho</StatusBadge> : null}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {isCurrent ? (
              "Em uso agora"
            ) : (
              <>
                Último uso <TimeAgo instant={lastUsedAt} timeZone={brasiliaTime} />
              </>
            )}
            <br />
            Desde {formatDateTime(createdAt, brasiliaTime)}
          </Text>
        </Stack>
        {isCurrent ? (
          <EndThisSession />
        ) : (
          <PendingButton
            variant="outline"
            colorPalette="gray"
            size="sm"
            aria-label={`Encerrar a sessão em ${device}, aberta em ${formatDateTime(createdAt, brasiliaTime)}`}
            pending={pending}
            onClick={() => void end()}
          >
            {pending ? "Encerrando…" : "Encerrar"}
          </PendingButton>
        )}
      </Flex>
    </Flex>
  );
}

/** Ending the session one is using means leaving: it asks first. */
function EndThisSession() {
  const [open, setOpen] = useState(false);
  const [signOut, pending] = useSignOut();
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        aria-label="Encerrar a sessão deste aparelho"
        onClick={() => setOpen(true)}
      >
        Encerrar
      </Button>
      <ConfirmDialog
        open={open}
        title="Sair deste aparelho?"
        description="Sua sessão termina aqui, e você precisará entrar de novo com e-mail e senha."
        confirmLabel="Sair"
        pendingLabel="Saindo…"
        pending={pending}
        onConfirm={() => void signOut()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
