import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { Building2, Trophy, Users, Wallet } from "lucide-react";
import type { AdminDashboardPageQuery } from "../../__generated__/AdminDashboardPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { StatCardSkeleton, StatGrid, StatCard } from "../../ui/StatCard";
import { AdminFrame } from "../AdminFrame";
import { PlatformAlerts } from "./PlatformAlerts";
import { PlatformMonths } from "./PlatformMonths";
import { SystemStatusCard } from "./SystemStatusCard";
import type { AdminDashboardPage_summary$key } from "../../__generated__/AdminDashboardPage_summary.graphql";
import { formatCount, formatMoney } from "../../ui/format";

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
        ...AdminDashboardPage_summary
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

function PlatformStats({ summary }: { summary: AdminDashboardPage_summary$key }) {
  const { arenaCount, athleteCount, tournamentCount, monthRevenueInCents } = useFragment(
    graphql`
      fragment AdminDashboardPage_summary on PlatformSummary {
        arenaCount
        athleteCount
        tournamentCount
        monthRevenueInCents
      }
    `,
    summary,
  );
  return (
    <StatGrid>
      <StatCard label="Total de Arenas" icon={Building2} value={formatCount(arenaCount)} hint="Cadastradas" />
      <StatCard label="Total de Atletas" icon={Users} value={formatCount(athleteCount)} hint="Cadastrados" />
      <StatCard
        label="Torneios"
        icon={Trophy}
        value={formatCount(tournamentCount)}
        hint="De arenas e federações"
      />
      <StatCard
        label="Receita Mensal"
        icon={Wallet}
        value={formatMoney(monthRevenueInCents)}
        hint="Serviços deste mês já pagos"
      />
    </StatGrid>
  );
}
