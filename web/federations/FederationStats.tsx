import { Building2, GraduationCap, Trophy, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/plural.rules";
import type { FederationStats_summary$key } from "../__generated__/FederationStats_summary.graphql";
import { formatCount } from "../ui/format";
import { StatCard, StatGrid } from "../ui/StatCard";

export function FederationStats({ summary }: { summary: FederationStats_summary$key }) {
  const counts = useFragment(
    graphql`
      fragment FederationStats_summary on FederationSummary {
        activeChampionshipCount
        openChampionshipCount
        athleteCount
        athleteLevelCount
        teacherCount
        arenaCount
      }
    `,
    summary,
  );
  const levels = counts.athleteLevelCount;
  return (
    <StatGrid>
      <StatCard
        label="Campeonatos Ativos"
        icon={Trophy}
        value={formatCount(counts.activeChampionshipCount)}
        hint={`${formatCount(counts.openChampionshipCount)} com inscrições abertas`}
      />
      <StatCard
        label="Atletas Federados"
        icon={Users}
        value={formatCount(counts.athleteCount)}
        hint={counted(levels, "categoria", "categorias diferentes")}
      />
      <StatCard
        label="Professores"
        icon={GraduationCap}
        value={formatCount(counts.teacherCount)}
        hint="Das arenas filiadas"
      />
      <StatCard
        label="Arenas Filiadas"
        icon={Building2}
        value={formatCount(counts.arenaCount)}
        hint="No estado"
      />
    </StatGrid>
  );
}
