import { UserRoundX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { OwnTournamentsPageQuery } from "../../__generated__/OwnTournamentsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { OwnPhases } from "./OwnTournaments";

/** /meus-torneios: the dialog 'Meus Torneios' as a page, which a phone has room for. */
export function OwnTournamentsPage() {
  return (
    <PageFrame title="Meus Torneios">
      <PageContent skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar torneios">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { athlete } = usePageQuery<OwnTournamentsPageQuery>(graphql`
    query OwnTournamentsPageQuery($key: UUID!) {
      athlete(key: $key) {
        ...OwnTournaments_running
        ...OwnTournaments_upcoming
        ...OwnTournaments_past
      }
    }
  `);
  if (!athlete)
    return (
      <EmptyState
        icon={UserRoundX}
        title="Atleta não encontrado"
        description="O perfil solicitado não foi encontrado."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return <OwnPhases running={athlete} upcoming={athlete} past={athlete} />;
}
