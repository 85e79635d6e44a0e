import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { AdminDashboardPageQuery } from "../../__generated__/AdminDashboardPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { StatCardSkeleton, StatGrid } from "../../ui/StatCard";
import { AdminFrame } from "../AdminFrame";
import { PlatformAlerts } from "./PlatformAlerts";
import { PlatformStats } from "./PlatformStats";

export function AdminDashboardPage() {
  return (
    <AdminFrame title="Dashboard">
      <PageContent skeleton={<DashboardSkeleton />}>
        <AdminDashboard />
      </PageContent>
    </AdminFrame>
  );
}

function AdminDashboard() {
  const { platformSummary } = usePageQuery<AdminDashboardPageQuery>(graphql`
    query AdminDashboardPageQuery {
      platformSummary {
        ...PlatformStats_summary
        ...PlatformAlerts_summary
      }
    }
  `);
  return (
    <Stack gap="6">
      <PlatformStats summary={platformSummary} />
      <PlatformAlerts summary={platformSummary} />
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <StatGrid>
      {["Arenas", "Atletas", "Torneios", "Receita"].map((stat) => (
        <StatCardSkeleton key={stat} />
      ))}
    </StatGrid>
  );
}
