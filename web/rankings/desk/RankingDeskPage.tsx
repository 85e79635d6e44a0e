import { ListOrdered } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { RankingDeskPageQuery } from "../../__generated__/RankingDeskPageQuery.graphql";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { arenaRankingsPath, federationRankingsPath } from "../public/ranking-paths";
import { positionColumns } from "../ranking-page/position-columns";
import { RankingDesk } from "./RankingDesk";

interface RankingDeskPageProps {
  /** Where its owner's rankings are. */
  path: string;
}

/** /federation/rankings/:rankingId */
export const FederationRankingPage = () => <RankingDeskPage path={federationRankingsPath} />;

/** /arena-rankings/:rankingId */
export const ArenaRankingPage = () => <RankingDeskPage path={arenaRankingsPath} />;

function RankingDeskPage({ path }: RankingDeskPageProps) {
  const back = { to: path, label: "Rankings" };
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
      failure="Erro ao carregar rankings"
    >
      <Content path={path} />
    </PageContent>
  );
}

function Content({ path }: RankingDeskPageProps) {
  const { ranking } = usePageQuery<RankingDeskPageQuery>(graphql`
    query RankingDeskPageQuery($key: UUID!) {
      ranking(key: $key) {
        id
        workplaceKey
        viewerCanManage
        ...RankingDesk_ranking
      }
    }
  `);
  useWorkplaceOf(ranking?.workplaceKey);
  if (!ranking?.viewerCanManage)
    return (
      <PageFrame title="Ranking" back={{ to: path, label: "Rankings" }}>
        <EmptyState
          icon={ListOrdered}
          heading="h2"
          title="Ranking não encontrado"
          description="Ele não existe, ou não é seu."
        >
          <ButtonLink to={path} variant="outline">
            Ver os rankings
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return <RankingDesk key={ranking.id} ranking={ranking} path={path} />;
}
