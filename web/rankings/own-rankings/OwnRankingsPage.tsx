import { UserRoundX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { OwnRankingsPageQuery } from "../../__generated__/OwnRankingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { OwnPositions } from "./OwnRankings";

/** /meus-rankings: the dialog 'Meus Rankings' as a page, which a phone has room for. */
export function OwnRankingsPage() {
  return (
    <PageFrame title="Meus Rankings">
      <PageContent skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar rankings">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { athlete } = usePageQuery<OwnRankingsPageQuery>(graphql`
    query OwnRankingsPageQuery($key: UUID!) {
      athlete(key: $key) {
        ...OwnRankings_athlete
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
  return <OwnPositions athlete={athlete} />;
}
