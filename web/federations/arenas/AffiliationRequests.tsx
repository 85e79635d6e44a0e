import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Inbox } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { AffiliationRequests_federation$key } from "../../__generated__/AffiliationRequests_federation.graphql";
import query, { type AffiliationRequestsQuery } from "../../__generated__/AffiliationRequestsQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Card } from "../../ui/Card";
import { ListFailure } from "../../ui/list/ListFailure";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { AffiliationRow } from "../public/AffiliationRow";

interface AffiliationRequestsProps {
  federation: AffiliationRequests_federation$key;
  /** Refetch counter: incremented after each change outside the list. */
  round: number;
  onChange: () => void;
}

const pageSize = 20;

/** Open affiliation requests of arenas and invitations of the federation; renders nothing if there are none. */
export function AffiliationRequests({ federation, round, onChange }: AffiliationRequestsProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    AffiliationRequestsQuery,
    AffiliationRequests_federation$key
  >(
    graphql`
      fragment AffiliationRequests_federation on Federation
      @refetchable(queryName: "AffiliationRequestsQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        waiting: affiliations(first: $count, after: $cursor, status: PENDING)
          @connection(key: "AffiliationRequests_waiting") {
          edges {
            node {
              id
              ...AffiliationRow_affiliation
            }
          }
        }
      }
    `,
    federation,
  );
  const fetched = useListRefetch<AffiliationRequestsQuery, { count: number }>(
    query,
    { id: data.id },
    refetch,
  );
  const reload = useEffectEvent(() => fetched.ask({ count: pageSize }));
  useEffect(() => {
    if (round > 0) reload();
  }, [round]);
  const { edges } = data.waiting;
  if (fetched.failed) return <ListFailure retry={fetched.failed} retrying={fetched.refreshing} />;
  if (edges.length === 0) return null;

  return (
    <Card title="À espera de resposta" icon={Inbox}>
      <Stack as="ul" gap="5" listStyleType="none" aria-label="À espera de resposta">
        {edges.map(({ node }) => (
          <Box as="li" key={node.id}>
            <AffiliationRow affiliation={node} names="arena" onDone={onChange} />
          </Box>
        ))}
      </Stack>
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
      />
    </Card>
  );
}
