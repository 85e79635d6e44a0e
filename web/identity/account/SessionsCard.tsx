import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MonitorSmartphone } from "lucide-react";
import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { MoreSessionsQuery } from "../../__generated__/MoreSessionsQuery.graphql";
import type { SessionsCard_user$key } from "../../__generated__/SessionsCard_user.graphql";
import { Card } from "../../ui/Card";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { EndOtherSessions } from "./EndOtherSessions";
import { SessionRow } from "./SessionRow";

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
