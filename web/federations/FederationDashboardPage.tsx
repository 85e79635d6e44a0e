import { Badge } from "@chakra-ui/react/badge";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Landmark, ListOrdered, Medal, Plus, Settings, Trophy, Zap } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { FederationDashboardPageQuery } from "../__generated__/FederationDashboardPageQuery.graphql";
import { federationRankingsPath, newRankingPath } from "../rankings/public/ranking-paths";
import { RankingHeadCard } from "../rankings/public/RankingHeadCard";
import { usePageQuery } from "../relay/page-query";
import { championships, newChampionshipPath } from "../tournaments/public/tournament-path";
import { ButtonLink } from "../ui/ButtonLink";
import { Card, Panel } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { IdentityPanel, IdentityPanelSkeleton } from "../ui/IdentityPanel";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { StatCardSkeleton, StatGrid } from "../ui/StatCard";
import { FederationActivity } from "./FederationActivity";
import { FederationStats } from "./FederationStats";
import { FederationTasks } from "./FederationTasks";
import { federationSettingsPath } from "./public/federation-settings-path";
import { NoFederation } from "./public/NoFederation";

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
              ...FederationStats_summary
            }
            ...FederationActivity_federation
            ...FederationTasks_federation
            rankings(first: 2) {
              edges {
                node {
                  id
                  ...RankingHeadCard_ranking
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
