import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useMemo } from "react";
import query, { type FederationRankingsQuery } from "../../__generated__/FederationRankingsQuery.graphql";
import type { FederationRankings_federation$key } from "../../__generated__/FederationRankings_federation.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { federationRankingsPath } from "../public/ranking-paths";
import { RankingsList } from "./RankingsList";
import { readListedRanking } from "./read-listed-ranking";

const pageSize = 40;

interface FederationRankingsProps {
  federation: FederationRankings_federation$key;
  /** Whether 'Criar Ranking' is open. */
  creating: boolean;
  onCreated: () => void;
}

export function FederationRankings({ federation: key, creating, onCreated }: FederationRankingsProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    FederationRankingsQuery,
    FederationRankings_federation$key
  >(
    graphql`
      fragment FederationRankings_federation on Federation
      @refetchable(queryName: "FederationRankingsQuery")
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
              ...readListedRanking_ranking
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
    FederationRankingsQuery,
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
