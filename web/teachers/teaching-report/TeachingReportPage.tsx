import { graphql } from "react-relay/hooks";
import type { TeachingReportPageQuery } from "../../__generated__/TeachingReportPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/PageStates";
import { StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { arenaTeachersPath } from "../public/teacher-paths";
import { TeachingReport } from "./TeachingReport";

const frame = {
  title: "Relatório de Professores",
  back: { to: arenaTeachersPath, label: "Professores" },
} as const;

/** /arena-teachers/relatorio: what was taught at the arena in a month or several, by all teachers or by one. */
export function TeachingReportPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame {...frame}>
          <StatGrid>
            {["dadas", "presença", "ocupação", "ficaram"].map((stat) => (
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
  const { viewer } = usePageQuery<TeachingReportPageQuery>(graphql`
    query TeachingReportPageQuery($arena: UUID, $month: Date, $reportPeriod: ReportPeriod, $teacher: ID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...TeachingReport_arena @arguments(month: $month, period: $reportPeriod, teacher: $teacher)
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
  return <TeachingReport key={arena.id} arena={arena} frame={frame} />;
}
