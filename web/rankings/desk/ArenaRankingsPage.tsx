import { useMemo } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ArenaRankingsPage_arena$key } from "../../__generated__/ArenaRankingsPage_arena.graphql";
import type { ArenaRankingsPageQuery } from "../../__generated__/ArenaRankingsPageQuery.graphql";
import type { ArenaRankingsPageArenaRankingsQuery } from "../../__generated__/ArenaRankingsPageArenaRankingsQuery.graphql";
import query from "../../__generated__/ArenaRankingsPageArenaRankingsQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { PageFrame } from "../../ui/PageFrame";
import { arenaRankingsPath } from "../public/ranking-paths";
import { RankingsFrame, RankingsList, rankingsTitle, RankingsWait } from "./RankingsFrame";
import { readListedRanking } from "./read-ranking";

const pageSize = 40;

interface ArenaRankingsProps {
  arena: ArenaRankingsPage_arena$key;
  /** Whether 'Criar Ranking' is open. */
  creating: boolean;
  onCreated: () => void;
}

function ArenaRankings({ arena: key, creating, onCreated }: ArenaRankingsProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    ArenaRankingsPageArenaRankingsQuery,
    ArenaRankingsPage_arena$key
  >(
    graphql`
      fragment ArenaRankingsPage_arena on Arena
      @refetchable(queryName: "ArenaRankingsPageArenaRankingsQuery")
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
              ...readRanking_readListedRankingRanking
            }
          }
        }
      }
    `,
    key,
  );
  const { id } = data;
  const owner = useMemo(() => ({ arenaId: id }), [id]);
  const { ask, refreshing, failed } = useListRefetch<
    ArenaRankingsPageArenaRankingsQuery,
    { count: number; stopped: boolean }
  >(query, { id }, refetch);
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

/** /arena-rankings: what an arena ranks among its own athletes. */
export function ArenaRankingsPage() {
  return (
    <RankingsWait>
      <Content />
    </RankingsWait>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaRankingsPageQuery>(graphql`
    query ArenaRankingsPageQuery($arena: UUID, $stopped: Boolean) {
      viewer {
        arena(key: $arena) {
          id
          ...ArenaRankingsPage_arena @arguments(stopped: $stopped)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena)
    return (
      <PageFrame title={rankingsTitle}>
        <NoArena />
      </PageFrame>
    );
  return (
    <RankingsFrame>
      {(creating) => <ArenaRankings key={arena.id} arena={arena} {...creating} />}
    </RankingsFrame>
  );
}
