import { graphql } from "react-relay/hooks";
import type { EnrolmentReportPageQuery } from "../../__generated__/EnrolmentReportPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/PageStates";
import { StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { arenaAthletesPath } from "../public/join-paths";
import { EnrolmentReport } from "./EnrolmentReport";

const frame = {
  title: "Relatório de Matrículas",
  back: { to: arenaAthletesPath, label: "Atletas" },
} as const;

/** /arena-athletes/relatorio: who has come to the arena, and when. */
export function EnrolmentReportPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame {...frame}>
          <StatGrid>
            {["ativos", "novos", "inativos", "total"].map((stat) => (
              <StatCardSkeleton key={stat} />
            ))}
          </StatGrid>
          <RowsSkeleton rows={5} />
        </PageFrame>
      }
      frame={(content) => <PageFrame {...frame}>{content}</PageFrame>}
      failure="Erro ao carregar o relatório"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<EnrolmentReportPageQuery>(graphql`
    query EnrolmentReportPageQuery($arena: UUID, $month: Date) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...EnrolmentReport_arena @arguments(month: $month)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame {...frame}>
        <NoArena />
      </PageFrame>
    );
  return <EnrolmentReport key={arena.id} arena={arena} frame={frame} />;
}
