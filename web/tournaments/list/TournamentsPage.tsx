import { Text } from "@chakra-ui/react/text";
import { Plus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { TournamentsPageQuery } from "../../__generated__/TournamentsPageQuery.graphql";
import { useOwnsArena } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { NoArena } from "../../arenas/public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { newTournamentPath } from "../public/tournament-path";
import { TournamentList } from "./TournamentList";

export function TournamentsPage() {
  const mayCreate = useOwnsArena();
  return (
    <PageFrame
      title={mayCreate ? "Gerenciar Torneios" : "Torneios"}
      subtitle={mayCreate ? undefined : <Text color="fg.muted">Acompanhe os torneios da arena.</Text>}
      back={{ to: "/arena-dashboard", label: "Hoje" }}
      actions={
        mayCreate ? (
          <ButtonLink to={newTournamentPath}>
            <Plus />
            Criar Torneio
          </ButtonLink>
        ) : null
      }
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Tournaments mayCreate={mayCreate} />
      </PageContent>
    </PageFrame>
  );
}

function Tournaments({ mayCreate }: { mayCreate: boolean }) {
  const { viewer } = usePageQuery<TournamentsPageQuery>(graphql`
    query TournamentsPageQuery(
      $arena: UUID
      $search: String
      $status: TournamentStatus
      $kind: TournamentKind
      $draft: Boolean
    ) {
      viewer {
        arena(key: $arena) {
          id
          ...TournamentList_arena @arguments(search: $search, status: $status, kind: $kind, draft: $draft)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  return <TournamentList key={arena.id} arena={arena} mayCreate={mayCreate} />;
}
