import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MonitorSmartphone, LogOut } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { MoreSessionsQuery } from "../../__generated__/MoreSessionsQuery.graphql";
import type { SessionsCard_user$key } from "../../__generated__/SessionsCard_user.graphql";
import { Card } from "../../ui/Card";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { SessionRow } from "./SessionRow";
import { Button } from "@chakra-ui/react/button";
import { counted } from "../../../server/platform/plural.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useEndOtherSessionsMutation } from "./use-session-mutations";

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
              ...SessionRow_session
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
