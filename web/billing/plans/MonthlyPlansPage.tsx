import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { CalendarSync, Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { MonthlyPlansPageQuery } from "../../__generated__/MonthlyPlansPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { today } from "../../ui/format";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { arenaFinancePath } from "../public/finance-paths";
import { MonthlyPlansList } from "./MonthlyPlansList";
import { type ActingOnPlan, planColumns } from "./plan-columns";

const frame = {
  title: "Mensalidades",
  back: { to: arenaFinancePath, label: "Relatório Financeiro" },
} as const;

/** /arena-financial/mensalidades: what athletes pay the arena every month, and the charges of a month. */
export function MonthlyPlansPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame {...frame}>
          <DataListSkeleton columns={planColumns(today(brasiliaTime))} rows={12} actions />
        </PageFrame>
      }
      frame={(content) => <PageFrame {...frame}>{content}</PageFrame>}
      failure="Erro ao carregar as mensalidades"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<MonthlyPlansPageQuery>(graphql`
    query MonthlyPlansPageQuery($arena: UUID, $search: String, $running: Boolean) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...MonthlyPlansList_arena @arguments(search: $search, running: $running)
        }
      }
    }
  `);
  const [acting, setActing] = useState<ActingOnPlan | null>(null);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame {...frame}>
        <NoArena />
      </PageFrame>
    );
  const run = () => setActing({ act: "run" });
  return (
    <PageFrame
      {...frame}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" bg="bg.panel" hideBelow="md" onClick={run}>
            <CalendarSync />
            Gerar mensalidades
          </Button>
          <Button onClick={() => setActing({ act: "new" })}>
            <Plus />
            Nova mensalidade
          </Button>
          <Box hideFrom="md">
            <MoreMenu
              bg="bg.panel"
              actions={[{ label: "Gerar mensalidades", icon: CalendarSync, onSelect: run }]}
            />
          </Box>
        </>
      }
    >
      <MonthlyPlansList key={arena.id} arena={arena} acting={acting} onAct={setActing} />
    </PageFrame>
  );
}
