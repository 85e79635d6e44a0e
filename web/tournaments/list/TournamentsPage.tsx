import { Plus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { TournamentsPageQuery } from "../../__generated__/TournamentsPageQuery.graphql";
import { useSession } from "../../identity/public/use-session";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { NoArena } from "../../arenas/public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { newTournamentPath } from "../public/tournament-path";
import { TournamentList } from "./TournamentList";

export function TournamentsPage() {
  const state = useSession();
  const mayCreate = state.status === "signedIn" && state.session.managesArena;
  return (
    <PageFrame
      title="Gerenciar Torneios"
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
    query TournamentsPageQuery($search: String, $status: TournamentStatus, $kind: TournamentKind) {
      viewer {
        arena {
          ...TournamentList_arena @arguments(search: $search, status: $status, kind: $kind)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  return <TournamentList arena={arena} mayCreate={mayCreate} />;
}
