import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { AdminDashboardPageQuery } from "../../__generated__/AdminDashboardPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { StatCardSkeleton, StatGrid } from "../../ui/StatCard";
import { AdminFrame } from "../AdminFrame";
import { PlatformAlerts } from "./PlatformAlerts";
import { PlatformMonths } from "./PlatformMonths";
import { PlatformStats } from "./PlatformStats";
import { SystemStatusCard } from "./SystemStatusCard";

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
  const { platformSummary, systemStatus } = usePageQuery<AdminDashboardPageQuery>(graphql`
    query AdminDashboardPageQuery {
      platformSummary {
        ...PlatformStats_summary
        ...PlatformAlerts_summary
        ...PlatformMonths_summary
      }
      systemStatus {
        ...SystemStatusCard_lines
      }
    }
  `);
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <PlatformStats summary={platformSummary} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: "4", md: "6" }} alignItems="start">
        <Stack gap={{ base: "4", md: "6" }}>
          <PlatformAlerts summary={platformSummary} />
          <PlatformMonths of="revenue" summary={platformSummary} />
        </Stack>
        <Stack gap={{ base: "4", md: "6" }}>
          <SystemStatusCard lines={systemStatus} />
          <PlatformMonths of="arenas" summary={platformSummary} />
        </Stack>
      </SimpleGrid>
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
