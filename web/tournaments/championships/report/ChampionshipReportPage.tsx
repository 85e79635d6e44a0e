import { graphql } from "react-relay/hooks";
import type { ChampionshipReportPageQuery } from "../../../__generated__/ChampionshipReportPageQuery.graphql";
import { usePageQuery } from "../../../relay/page-query";
import { PageContent, PageFrame } from "../../../ui/PageFrame";
import { RowsSkeleton } from "../../../ui/PageStates";
import { StatCardSkeleton, StatGrid } from "../../../ui/Cards";
import { TournamentFrame, TournamentNotFound } from "../../public/TournamentFrame";
import { ChampionshipReport } from "./ChampionshipReport";

/** /federation/championships/:tournamentId/relatorio: what was played, won and paid at one championship. */
export function ChampionshipReportPage() {
  return (
    <PageContent
      skeleton={
        <TournamentFrame title="Relatório final">
          <StatGrid>
            {["Inscrições", "Jogos", "No horário", "Arrecadado"].map((stat) => (
              <StatCardSkeleton key={stat} />
            ))}
          </StatGrid>
          <RowsSkeleton rows={6} />
        </TournamentFrame>
      }
      frame={(content) => <PageFrame title="Relatório final">{content}</PageFrame>}
      failure="Erro ao carregar o relatório"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { tournament } = usePageQuery<ChampionshipReportPageQuery>(graphql`
    query ChampionshipReportPageQuery($key: UUID!) {
      tournament(key: $key) {
        viewerCanManage
        isChampionship
        ...ChampionshipReport_tournament
      }
    }
  `);
  if (!tournament?.viewerCanManage || !tournament.isChampionship) return <TournamentNotFound />;
  return <ChampionshipReport tournament={tournament} />;
}
