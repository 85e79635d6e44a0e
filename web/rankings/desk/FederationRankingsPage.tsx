import { graphql } from "react-relay/hooks";
import type { FederationRankingsPageQuery } from "../../__generated__/FederationRankingsPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { usePageQuery } from "../../relay/page-query";
import { RankingsFrame, RankingsWait, rankingsTitle } from "./RankingsFrame";
import { PageFrame } from "../../ui/PageFrame";
import { FederationRankings } from "./FederationRankings";

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
            ...FederationRankings_federation @arguments(stopped: $stopped)
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
