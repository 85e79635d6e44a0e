import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History } from "lucide-react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import type { AffiliationHistory_federation$key } from "../../__generated__/AffiliationHistory_federation.graphql";
import type { AffiliationHistoryMoreQuery } from "../../__generated__/AffiliationHistoryMoreQuery.graphql";
import type { AffiliationHistoryQuery } from "../../__generated__/AffiliationHistoryQuery.graphql";
import { AskedDisclosure } from "../../ui/AskedDisclosure";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { AffiliationRow } from "../public/AffiliationRow";

const pageSize = 20;

interface AffiliationHistoryProps {
  federationId: string;
  /** Refetch counter: incremented after each change outside the list. */
  round: number;
}

/** Which arenas belonged to the federation once: asked for only by who wants to know. */
export function AffiliationHistory(props: AffiliationHistoryProps) {
  return (
    <AskedDisclosure
      icon={History}
      openLabel="Filiações encerradas"
      closeLabel="Esconder filiações encerradas"
      rows={3}
      failure="Não foi possível carregar as filiações encerradas. Feche e abra de novo."
    >
      <Asked {...props} />
    </AskedDisclosure>
  );
}

function Asked({ federationId, round }: AffiliationHistoryProps) {
  const { node } = useLazyLoadQuery<AffiliationHistoryQuery>(
    graphql`
      query AffiliationHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Federation {
            ...AffiliationHistory_federation @alias(as: "history")
          }
        }
      }
    `,
    { id: federationId },
    { fetchKey: round, fetchPolicy: "store-and-network" },
  );
  return node?.history ? <Ended federation={node.history} /> : null;
}

function Ended({ federation }: { federation: AffiliationHistory_federation$key }) {
  const { data, ...more } = usePaginationFragment<
    AffiliationHistoryMoreQuery,
    AffiliationHistory_federation$key
  >(
    graphql`
      fragment AffiliationHistory_federation on Federation
      @refetchable(queryName: "AffiliationHistoryMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        ended: affiliations(first: $count, after: $cursor, status: ENDED)
          @connection(key: "AffiliationHistory_ended") {
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
  const { edges } = data.ended;
  if (edges.length === 0) return <Text color="fg.muted">Nenhuma filiação foi encerrada até hoje.</Text>;
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-label="Filiações encerradas">
        {edges.map(({ node }) => (
          <Box as="li" key={node.id}>
            <AffiliationRow affiliation={node} names="arena" />
          </Box>
        ))}
      </Stack>
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
      />
    </>
  );
}
