import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History, Inbox, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import type { FederationArenasPage_affiliationHistoryFederation$key } from "../../__generated__/FederationArenasPage_affiliationHistoryFederation.graphql";
import type { FederationArenasPageMoreQuery } from "../../__generated__/FederationArenasPageMoreQuery.graphql";
import type { FederationArenasPageAffiliationHistoryQuery } from "../../__generated__/FederationArenasPageAffiliationHistoryQuery.graphql";
import type { FederationArenasPage_federation$key } from "../../__generated__/FederationArenasPage_federation.graphql";
import type { FederationArenasPageAffiliationRequestsQuery } from "../../__generated__/FederationArenasPageAffiliationRequestsQuery.graphql";
import query from "../../__generated__/FederationArenasPageAffiliationRequestsQuery.graphql";
import type { FederationArenasPageQuery } from "../../__generated__/FederationArenasPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { AskedDisclosure } from "../../ui/Asked";
import { Card } from "../../ui/Cards";
import { lazyDialog } from "../../ui/lazy-code";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { ListFailure } from "../../ui/list/ListStates";
import { LoadMoreButton } from "../../ui/ListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { AffiliationRow } from "../public/AffiliationRow";
import { NoFederation } from "../public/NoFederation";
import { affiliatedColumns } from "./affiliated-columns";
import { AffiliatedArenas } from "./AffiliatedArenas";

const affiliationHistoryPageSize = 20;

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
  const { node } = useLazyLoadQuery<FederationArenasPageAffiliationHistoryQuery>(
    graphql`
      query FederationArenasPageAffiliationHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Federation {
            ...FederationArenasPage_affiliationHistoryFederation @alias(as: "history")
          }
        }
      }
    `,
    { id: federationId },
    { fetchKey: round, fetchPolicy: "store-and-network" },
  );
  return node?.history ? <Ended federation={node.history} /> : null;
}

function Ended({ federation }: { federation: FederationArenasPage_affiliationHistoryFederation$key }) {
  const { data, ...more } = usePaginationFragment<
    FederationArenasPageMoreQuery,
    FederationArenasPage_affiliationHistoryFederation$key
  >(
    graphql`
      fragment FederationArenasPage_affiliationHistoryFederation on Federation
      @refetchable(queryName: "FederationArenasPageMoreQuery")
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
        pageSize={affiliationHistoryPageSize}
        failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
      />
    </>
  );
}

interface AffiliationRequestsProps {
  federation: FederationArenasPage_federation$key;
  /** Refetch counter: incremented after each change outside the list. */
  round: number;
  onChange: () => void;
}

const pageSize = 20;

/** Open affiliation requests of arenas and invitations of the federation; renders nothing if there are none. */
function AffiliationRequests({ federation, round, onChange }: AffiliationRequestsProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationArenasPageAffiliationRequestsQuery,
    FederationArenasPage_federation$key
  >(
    graphql`
      fragment FederationArenasPage_federation on Federation
      @refetchable(queryName: "FederationArenasPageAffiliationRequestsQuery")
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
  const fetched = useListRefetch<FederationArenasPageAffiliationRequestsQuery, { count: number }>(
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

const InviteArenaDialog = lazyDialog(async () => (await import("./InviteArenaDialog")).InviteArenaDialog);

/** The arenas that belong to a federation, and those that want to. */
export function FederationArenasPage() {
  return (
    <PageContent
      frame={(content) => <PageFrame title="Arenas Filiadas">{content}</PageFrame>}
      skeleton={
        <PageFrame title="Arenas Filiadas">
          <DataListSkeleton columns={affiliatedColumns} rows={6} />
        </PageFrame>
      }
    >
      <FederationArenas />
    </PageContent>
  );
}

function FederationArenas() {
  const { viewer } = usePageQuery<FederationArenasPageQuery>(graphql`
    query FederationArenasPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            active
            ...AffiliatedArenas_federation
            ...FederationArenasPage_federation
          }
        }
      }
    }
  `);
  const [inviting, setInviting] = useState(false);
  const [round, setRound] = useState(0);
  const federation = viewer?.federationMember?.federation;
  if (!federation)
    return (
      <PageFrame title="Arenas Filiadas">
        <NoFederation />
      </PageFrame>
    );
  const changed = () => setRound(round + 1);
  return (
    <PageFrame
      title="Arenas Filiadas"
      actions={
        federation.active ? (
          <Button onClick={() => setInviting(true)}>
            <Plus />
            Convidar arena
          </Button>
        ) : null
      }
    >
      <Stack key={federation.id} gap="6">
        <AffiliationRequests federation={federation} round={round} onChange={changed} />
        <AffiliatedArenas federation={federation} round={round} onChange={changed} />
        <AffiliationHistory federationId={federation.id} round={round} />
      </Stack>
      <InviteArenaDialog
        open={inviting}
        federationId={federation.id}
        onClose={() => setInviting(false)}
        onInvited={changed}
      />
    </PageFrame>
  );
}
