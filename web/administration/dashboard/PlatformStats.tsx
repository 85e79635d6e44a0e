import { Building2, Trophy, Users, Wallet } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PlatformStats_summary$key } from "../../__generated__/PlatformStats_summary.graphql";
import { formatCount, formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";

export function PlatformStats({ summary }: { summary: PlatformStats_summary$key }) {
  const { arenaCount, athleteCount, tournamentCount, monthRevenueInCents } = useFragment(
    graphql`
      fragment PlatformStats_summary on PlatformSummary {
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
