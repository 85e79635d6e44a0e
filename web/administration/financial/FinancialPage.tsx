import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import type { FinancialPageQuery } from "../../__generated__/FinancialPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { FinancialReport } from "./FinancialReport";

/** /admin/financial: what services bring, of all arenas or of one. */
export function FinancialPage() {
  return (
    <PageFrame
      title="Relatórios Financeiros"
      subtitle={<Text color="fg.muted">Análise detalhada das receitas das arenas e federações</Text>}
    >
      <PageContent skeleton={<ReportSkeleton />}>
        <Report />
      </PageContent>
    </PageFrame>
  );
}

function Report() {
  const query = usePageQuery<FinancialPageQuery>(graphql`
    query FinancialPageQuery($period: FinancialPeriod!, $service: ServiceType, $arenaKey: UUID) {
      ...FinancialReport_query @arguments(period: $period, service: $service, arenaKey: $arenaKey)
    }
  `);
  return <FinancialReport query={query} />;
}

function ReportSkeleton() {
  return (
    <>
      <Text as="output" srOnly>
        Carregando transações...
      </Text>
      <StatGrid>
        {["total", "paga", "pendente", "categoria"].map((stat) => (
          <StatCardSkeleton key={stat} />
        ))}
      </StatGrid>
    </>
  );
}
