import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { ReconciliationPageQuery } from "../../__generated__/ReconciliationPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { StatCardSkeleton, StatGrid } from "../../ui/StatCard";
import { BankLines } from "./BankLines";

/** /arena-financial/conciliacao: what came into the arena's account, and which charges it paid. */
export function ReconciliationPage() {
  return (
    <PageFrame title="Conciliação" back={{ to: "/arena-financial", label: "Relatório Financeiro" }}>
      <PageContent
        skeleton={
          <Stack gap="6">
            <StatGrid>
              {["conciliado", "confirmar", "sobrando"].map((stat) => (
                <StatCardSkeleton key={stat} />
              ))}
            </StatGrid>
            <RowsSkeleton rows={6} />
          </Stack>
        }
        failure="Erro ao carregar a conciliação"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { list: word } = useParams();
  const { viewer } = usePageQuery<ReconciliationPageQuery>(graphql`
    query ReconciliationPageQuery($arena: UUID, $list: BankLineList!) {
      viewer {
        arena(key: $arena) {
          id
          ...BankLines_arena @arguments(list: $list)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  return arena ? <BankLines key={`${arena.id} ${word}`} arena={arena} word={word} /> : <NoArena />;
}
