import { graphql } from "react-relay/hooks";
import type { CommissionsPageQuery } from "../../__generated__/CommissionsPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { StatCardSkeleton, StatGrid } from "../../ui/StatCard";
import { CommissionMonth } from "./CommissionMonth";

const title = "Comissões";

/** /arena-financial/comissoes: what the arena owes its teachers for the classes of a month. */
export function CommissionsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <StatGrid>
            {["aberto", "fechado", "pago", "aulas"].map((stat) => (
              <StatCardSkeleton key={stat} />
            ))}
          </StatGrid>
          <RowsSkeleton rows={5} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar as comissões"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<CommissionsPageQuery>(graphql`
    query CommissionsPageQuery($arena: UUID, $month: Date) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...CommissionMonth_arena @arguments(month: $month)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame title={title}>
        <NoArena />
      </PageFrame>
    );
  return <CommissionMonth key={arena.id} arena={arena} title={title} />;
}
