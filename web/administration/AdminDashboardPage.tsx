import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
import { HomeAndSignOut } from "../identity/public/HomeAndSignOut";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { StatCardSkeleton, StatGrid } from "../ui/StatCard";
import { PlatformAlerts } from "./PlatformAlerts";
import { PlatformStats } from "./PlatformStats";

export function AdminDashboardPage() {
  return (
    <PageFrame
      title="Dashboard"
      subtitle={<Text color="fg.muted">Administração</Text>}
      barActions={<HomeAndSignOut />}
    >
      <PageContent skeleton={<DashboardSkeleton />}>
        <AdminDashboard />
      </PageContent>
    </PageFrame>
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
