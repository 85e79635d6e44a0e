import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useMemo } from "react";
import query, { type ArenaRankingsQuery } from "../../__generated__/ArenaRankingsQuery.graphql";
import type { ArenaRankings_arena$key } from "../../__generated__/ArenaRankings_arena.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { arenaRankingsPath } from "../public/ranking-paths";
import { RankingsList } from "./RankingsList";
import { readListedRanking } from "./read-listed-ranking";

const pageSize = 40;

interface ArenaRankingsProps {
  arena: ArenaRankings_arena$key;
  /** Whether 'Criar Ranking' is open. */
  creating: boolean;
  onCreated: () => void;
}

export function ArenaRankings({ arena: key, creating, onCreated }: ArenaRankingsProps) {
  const { data, refetch, ...more } = usePaginationFragment<ArenaRankingsQuery, ArenaRankings_arena$key>(
    graphql`
      fragment ArenaRankings_arena on Arena
      @refetchable(queryName: "ArenaRankingsQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        stopped: { type: "Boolean" }
      ) {
        id
        rankings(first: $count, after: $cursor, stopped: $stopped)
          @connection(key: "ArenaRankings_rankings") {
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
  const owner = useMemo(() => ({ arenaId: id }), [id]);
  const { ask, refreshing, failed } = useListRefetch<ArenaRankingsQuery, { count: number; stopped: boolean }>(
    query,
    { id },
    refetch,
  );
  return (
    <RankingsList
      rows={(data.rankings?.edges ?? []).map(({ node }) => readListedRanking(node))}
      owner={owner}
      path={arenaRankingsPath}
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
