import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { FederationRankingsPage_federation$key } from "../../__generated__/FederationRankingsPage_federation.graphql";
import type { FederationRankingsPageQuery } from "../../__generated__/FederationRankingsPageQuery.graphql";
import type { FederationRankingsPageFederationRankingsQuery } from "../../__generated__/FederationRankingsPageFederationRankingsQuery.graphql";
import query from "../../__generated__/FederationRankingsPageFederationRankingsQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { PageFrame } from "../../ui/PageFrame";
import { federationRankingsPath } from "../public/ranking-paths";
import { RankingsFrame, RankingsList, rankingsTitle, RankingsWait } from "./RankingsFrame";
import { readListedRanking } from "./read-ranking";

const pageSize = 40;

interface FederationRankingsProps {
  federation: FederationRankingsPage_federation$key;
  /** Whether 'Criar Ranking' is open. */
  creating: boolean;
  onCreated: () => void;
}

function FederationRankings({ federation: key, creating, onCreated }: FederationRankingsProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationRankingsPageFederationRankingsQuery,
    FederationRankingsPage_federation$key
  >(
    graphql`
      fragment FederationRankingsPage_federation on Federation
      @refetchable(queryName: "FederationRankingsPageFederationRankingsQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        stopped: { type: "Boolean" }
      ) {
        id
        rankings(first: $count, after: $cursor, stopped: $stopped)
          @connection(key: "FederationRankings_rankings") {
          edges {
            node {
              ...readRanking_readListedRankingRanking
            }
          }
        }
      }
    `,
    key,
  );
  const { id } = data;
  const owner = useMemo(() => ({ federationId: id }), [id]);
  const { ask, refreshing, failed } = useListRefetch<
    FederationRankingsPageFederationRankingsQuery,
    { count: number; stopped: boolean }
  >(query, { id }, refetch);
  return (
    <RankingsList
      rows={data.rankings.edges.map(({ node }) => readListedRanking(node))}
      owner={owner}
      path={federationRankingsPath}
      creating={creating}
      onCreated={onCreated}
      more={more}
      pageSize={pageSize}
      refreshing={refreshing}
      failed={failed}
      onAsk={(stopped) => ask({ count: pageSize, stopped })}
    />
  );
}

/** /federation/rankings: what a federation ranks. */
export function FederationRankingsPage() {
  return (
    <RankingsWait>
      <Content />
    </RankingsWait>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationRankingsPageQuery>(graphql`
    query FederationRankingsPageQuery($federation: UUID, $stopped: Boolean) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederationRankingsPage_federation @arguments(stopped: $stopped)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  if (!federation)
    return (
      <PageFrame title={rankingsTitle}>
        <NoFederation />
      </PageFrame>
    );
  return (
    <RankingsFrame>
      {(creating) => <FederationRankings key={federation.id} federation={federation} {...creating} />}
    </RankingsFrame>
  );
}
