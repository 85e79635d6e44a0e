import { Badge } from "@chakra-ui/react/badge";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  BellRing,
  Building2,
  GraduationCap,
  Landmark,
  ListOrdered,
  Medal,
  Plus,
  Settings,
  Trophy,
  Users,
  Zap,
} from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/numbers.rules";
import type { FederationDashboardPage_summary$key } from "../__generated__/FederationDashboardPage_summary.graphql";
import type { FederationDashboardPageQuery } from "../__generated__/FederationDashboardPageQuery.graphql";
import type { FederationDashboardPage_federation$key } from "../__generated__/FederationDashboardPage_federation.graphql";
import { federationRankingsPath, newRankingPath } from "../rankings/public/ranking-paths";
import { RankingHeadCard } from "../rankings/public/RankingCards";
import { usePageQuery } from "../relay/page-query";
import { championships, newChampionshipPath } from "../tournaments/public/tournament-path";
import { ButtonLink } from "../ui/Links";
import {
  Card,
  IdentityPanel,
  IdentityPanelSkeleton,
  Panel,
  StatCard,
  StatCardSkeleton,
  StatGrid,
} from "../ui/Cards";
import { EmptyState, RowsSkeleton } from "../ui/PageStates";
import { formatCount } from "../ui/format";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { TaskRow } from "../ui/ListRows";
import { FederationActivity } from "./FederationActivity";
import { federationSettingsPath } from "./public/federation-settings-path";
import { NoFederation } from "./public/NoFederation";

/** What waits for the federation's people, each line leading to its page; nothing where nothing does. */
function FederationTasks({ federation }: { federation: FederationDashboardPage_federation$key }) {
  const { tasks } = useFragment(
    graphql`
      fragment FederationDashboardPage_federation on Federation {
        tasks {
          affiliationRequestCount
          expiringCertificationCount
          unscheduledChampionshipCount
        }
      }
    `,
    federation,
  );
  const { affiliationRequestCount: requests, expiringCertificationCount: expiring } = tasks;
  const unscheduled = tasks.unscheduledChampionshipCount;
  if (requests + expiring + unscheduled === 0) return null;
  return (
    <Card title="Precisa de você" icon={BellRing}>
      <Stack as="ul" gap="0" listStyleType="none" mx="-2">
        {unscheduled > 0 ? (
          <TaskRow
            what={counted(unscheduled, "campeonato sem programação", "campeonatos sem programação")}
            of="Com início em até 14 dias"
            to={championships.list}
          />
        ) : null}
        {requests > 0 ? (
          <TaskRow
            what={counted(
              requests,
              "pedido de filiação espera resposta",
              "pedidos de filiação esperam resposta",
            )}
            of="Arenas que querem se filiar"
            to="/federation/arenas"
          />
        ) : null}
        {expiring > 0 ? (
          <TaskRow
            what={counted(expiring, "certificação expira em breve", "certificações expiram em breve")}
            of="De professores das arenas filiadas"
            to="/federation/certifications?situacao=expira-em-breve"
          />
        ) : null}
      </Stack>
    </Card>
  );
}

function FederationStats({ summary }: { summary: FederationDashboardPage_summary$key }) {
  const counts = useFragment(
    graphql`
      fragment FederationDashboardPage_summary on FederationSummary {
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

export function FederationDashboardPage() {
  return (
    <PageFrame
      title="Dashboard da Federação"
      actions={
        <ButtonLink to={federationSettingsPath} variant="outline" colorPalette="sea">
          <Settings />
          Configurações
        </ButtonLink>
      }
    >
      <PageContent skeleton={<DashboardSkeleton />}>
        <FederationDashboard />
      </PageContent>
    </PageFrame>
  );
}

function FederationDashboard() {
  const { viewer } = usePageQuery<FederationDashboardPageQuery>(graphql`
    query FederationDashboardPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          position
          federation {
            name
            acronym
            summary {
              ...FederationDashboardPage_summary
            }
            ...FederationActivity_federation
            ...FederationDashboardPage_federation
            rankings(first: 2) {
              edges {
                node {
                  id
                  ...RankingCards_ranking
                }
              }
            }
          }
        }
      }
    }
  `);
  const member = viewer?.federationMember;
  if (!member) return <NoFederation />;
  const { name, acronym, summary, rankings } = member.federation;
  return (
    <Stack gap="6">
      <IdentityPanel
        mark={<Landmark size={30} />}
        name={name}
        badges={<Badge colorPalette="sea">{acronym}</Badge>}
      >
        <Text color="fg.muted">{member.position}</Text>
      </IdentityPanel>
      <FederationStats summary={summary} />
      <FederationTasks federation={member.federation} />
      <Card title="Ações Rápidas" icon={Zap}>
        <HStack gap="3" wrap="wrap">
          <ButtonLink to={newChampionshipPath}>
            <Plus />
            Criar Campeonato
          </ButtonLink>
          <ButtonLink to={newRankingPath} variant="outline">
            <Plus />
            Criar Ranking
          </ButtonLink>
          <ButtonLink to={championships.list} variant="outline" colorPalette="sea">
            <Trophy />
            Ver Todos os Campeonatos
          </ButtonLink>
          <ButtonLink to={federationRankingsPath} variant="outline" colorPalette="sea">
            <ListOrdered />
            Ver Todos os Rankings
          </ButtonLink>
        </HStack>
      </Card>
      {rankings.edges.length === 0 ? (
        <Card title="Rankings" icon={Medal}>
          <EmptyState
            icon={Medal}
            title="Nenhum ranking ativo"
            description="Os cinco primeiros de cada ranking da federação aparecem aqui."
          />
        </Card>
      ) : (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
          {rankings.edges.map(({ node }) => (
            <RankingHeadCard key={node.id} ranking={node} />
          ))}
        </SimpleGrid>
      )}
      <FederationActivity federation={member.federation} />
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap="6">
      <IdentityPanelSkeleton />
      <StatGrid>
        {["Campeonatos", "Atletas", "Professores", "Arenas"].map((stat) => (
          <StatCardSkeleton key={stat} />
        ))}
      </StatGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Panel>
          <RowsSkeleton rows={4} />
        </Panel>
        <Panel>
          <RowsSkeleton rows={4} />
        </Panel>
      </SimpleGrid>
    </Stack>
  );
}
