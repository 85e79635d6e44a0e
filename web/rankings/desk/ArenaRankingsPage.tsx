import { graphql } from "react-relay/hooks";
import type { ArenaRankingsPageQuery } from "../../__generated__/ArenaRankingsPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageFrame } from "../../ui/PageFrame";
import { ArenaRankings } from "./ArenaRankings";
import { RankingsFrame, RankingsWait, rankingsTitle } from "./RankingsFrame";

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
          ...ArenaRankings_arena @arguments(stopped: $stopped)
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
