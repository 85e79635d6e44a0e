import { Plus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { ChampionshipsPageQuery } from "../../__generated__/ChampionshipsPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { newChampionshipPath } from "../public/tournament-path";
import { ChampionshipList } from "./ChampionshipList";

/** /federation/championships */
export function ChampionshipsPage() {
  return (
    <PageFrame
      title="Gestão de Campeonatos"
      back={{ to: "/federation", label: "Dashboard" }}
      actions={
        <ButtonLink to={newChampionshipPath}>
          <Plus />
          Novo Campeonato
        </ButtonLink>
      }
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Championships />
      </PageContent>
    </PageFrame>
  );
}

function Championships() {
  const { viewer } = usePageQuery<ChampionshipsPageQuery>(graphql`
    query ChampionshipsPageQuery(
      $federation: UUID
      $search: String
      $status: TournamentStatus
      $draft: Boolean
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...ChampionshipList_federation @arguments(search: $search, status: $status, draft: $draft)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? <ChampionshipList key={federation.id} federation={federation} /> : <NoFederation />;
}
