import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LogOut, Monitor, MonitorSmartphone, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { MoreSessionsQuery } from "../../__generated__/MoreSessionsQuery.graphql";
import type { SessionsCard_session$key } from "../../__generated__/SessionsCard_session.graphql";
import type { SessionsCard_user$key } from "../../__generated__/SessionsCard_user.graphql";
import type { SessionsCardEndMutation as EndSessionMutation } from "../../__generated__/SessionsCardEndMutation.graphql";
import type { SessionsCardEndOthersMutation as EndOtherSessionsMutation } from "../../__generated__/SessionsCardEndOthersMutation.graphql";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Cards";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDateTime } from "../../ui/format";
import { LoadMoreButton } from "../../ui/ListRows";
import { StatusBadge } from "../../ui/Badges";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useSignOut } from "../public/use-sign-out";

/** Ends one of one's sessions and reads `count` of those that are left, as many as were shown. */
function useEndSessionMutation() {
  return useAction<EndSessionMutation>(
    graphql`
      mutation SessionsCardEndMutation($input: EndSessionInput!, $count: Int!) {
        endSession(input: $input) {
          viewer {
            user {
              ...SessionsCard_user @arguments(count: $count)
            }
          }
        }
      }
    `,
    {
      failure: {
        title: "Não foi possível encerrar a sessão",
        description: "Talvez ela já tenha terminado. Atualize a página e tente novamente.",
      },
    },
  );
}

function useEndOtherSessionsMutation() {
  return useAction<EndOtherSessionsMutation>(
    graphql`
      mutation SessionsCardEndOthersMutation {
        endOtherSessions {
          endedCount
          viewer {
            user {
              ...SessionsCard_user
            }
          }
        }
      }
    `,
    { failure: { title: "Não foi possível encerrar as sessões", description: "Tente novamente." } },
  );
}

const handheld = /Android|iPhone|iPad/;

interface SessionRowProps {
  session: SessionsCard_session$key;
  /** How many sessions are on screen. */
  shownCount: number;
  onEnded: () => void;
}

function SessionRow({ session, shownCount, onEnded }: SessionRowProps) {
  const { id, device, isCurrent, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment SessionsCard_session on UserSession {
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

const pageSize = 10;

/** Where one is signed in, the last used first. */
export function SessionsCard({ user }: { user: SessionsCard_user$key }) {
  const { data, ...more } = usePaginationFragment<MoreSessionsQuery, SessionsCard_user$key>(
    graphql`
      fragment SessionsCard_user on User
      @refetchable(queryName: "MoreSessionsQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        sessions(first: $count, after: $cursor) @connection(key: "SessionsCard_sessions") {
          edges {
            node {
              id
              ...SessionsCard_session
            }
          }
        }
      }
    `,
    user,
  );
  const list = useRef<HTMLDivElement>(null);
  const { edges } = data.sessions;

  return (
    <Card title="Aparelhos conectados" icon={MonitorSmartphone}>
      <Stack gap="4">
        <Text color="fg.muted">Não reconhece algum deles? Encerre a sessão e troque sua senha.</Text>
        <Stack as="ul" ref={list} tabIndex={-1} outline="0" gap="3" listStyleType="none">
          {edges.map(({ node }) => (
            <SessionRow
              key={node.id}
              session={node}
              shownCount={edges.length}
              onEnded={() => list.current?.focus()}
            />
          ))}
        </Stack>
        <LoadMoreButton
          more={more}
          pageSize={pageSize}
          failure={{ title: "Erro ao carregar os aparelhos", description: "Tente novamente." }}
        />
        {edges.length > 1 ? <EndOtherSessions onEnded={() => list.current?.focus()} /> : null}
      </Stack>
    </Card>
  );
}

function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const [open, setOpen] = useState(false);
  const [endOthers, pending] = useEndOtherSessionsMutation();

  const confirm = async () => {
    const ended = (await endOthers({}))?.endOtherSessions.endedCount;
    if (ended === undefined) return;
    setOpen(false);
    toast.success({ title: counted(ended, "sessão encerrada", "sessões encerradas") });
    onEnded();
  };

  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <LogOut />
        Encerrar as outras sessões
      </Button>
      <ConfirmDialog
        open={open}
        title="Encerrar as outras sessões?"
        description="Você continua conectado só neste aparelho. Nos outros será preciso entrar de novo."
        confirmLabel="Encerrar as outras"
        pendingLabel="Encerrando…"
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
