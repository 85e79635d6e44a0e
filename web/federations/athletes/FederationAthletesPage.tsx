import { graphql } from "react-relay/hooks";
import type { FederationAthletesPageQuery } from "../../__generated__/FederationAthletesPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { NoFederation } from "../public/NoFederation";
import { federatedAthleteColumns } from "./federated-athlete-columns";
import { FederatedAthletesList } from "./FederatedAthletesList";

/** /federation/athletes: who plays at the federation's arenas. */
export function FederationAthletesPage() {
  return (
    <PageFrame title="Atletas Federados">
      <PageContent skeleton={<DataListSkeleton columns={federatedAthleteColumns} rows={12} />}>
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationAthletesPageQuery>(graphql`
    query FederationAthletesPageQuery(
      $federation: UUID
      $search: String
      $level: AthleteLevel
      $club: String
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederatedAthletesList_federation @arguments(search: $search, level: $level, club: $club)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? (
    <FederatedAthletesList key={federation.id} federation={federation} />
  ) : (
    <NoFederation />
  );
}
