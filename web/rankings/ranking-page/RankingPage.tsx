import { graphql } from "react-relay/hooks";
import type { RankingPageQuery } from "../../__generated__/RankingPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { ListOrdered } from "lucide-react";
import { rankingsPath } from "../public/ranking-paths";
import { PublishedList } from "./PublishedList";
import { positionColumns } from "./position-columns";

const back = { to: rankingsPath, label: "Rankings" };

/** /ranking/:id: a published list, and why everybody stands where they do. */
export function RankingPage() {
  return (
    <PageContent
      frame={(content) => (
        <PageFrame title="Ranking" back={back}>
          {content}
        </PageFrame>
      )}
      skeleton={
        <PageFrame title="Ranking" back={back}>
          <DataListSkeleton columns={positionColumns} rows={10} />
        </PageFrame>
      }
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { ranking } = usePageQuery<RankingPageQuery>(graphql`
    query RankingPageQuery($key: UUID!, $version: UUID) {
      ranking(key: $key) {
        id
        name
        organiser
        ...PublishedList_ranking @arguments(version: $version)
      }
    }
  `);
  if (!ranking)
    return (
      <PageFrame title="Ranking" back={back}>
        <EmptyState
          icon={ListOrdered}
          heading="h2"
          title="Ranking não encontrado"
          description="Ele não existe, ou não está aberto ao público."
        >
          <ButtonLink to={rankingsPath} variant="outline">
            Ver os rankings
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame title={ranking.name} subtitle={ranking.organiser} back={back} cutTitle>
      <PublishedList key={ranking.id} ranking={ranking} />
    </PageFrame>
  );
}
