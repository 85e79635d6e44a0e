import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  Flame,
  Layers,
  Swords,
  Trophy,
  UserRoundX,
  UsersRound,
  Volleyball,
  type LucideIcon,
} from "lucide-react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { AthleteRecordPageQuery } from "../../__generated__/AthleteRecordPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card, Panel, StatCard, StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { FormDots, Meter } from "../../ui/charts/SmallCharts";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatCount } from "../../ui/format";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { MonthsPlayed } from "./RecordCard";
import { Box } from "@chakra-ui/react/box";

/** /user-profile/:userId/estatisticas: an athlete's statistics, visible to any signed-in user. */
export function AthleteRecordPage() {
  const { userId } = useParams();
  return (
    <PageFrame title="Estatísticas" back={{ to: `/user-profile/${userId}`, label: "Perfil do Atleta" }}>
      <PageContent skeleton={<RecordSkeleton />} failure="Erro ao carregar as estatísticas">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { athlete } = usePageQuery<AthleteRecordPageQuery>(graphql`
    query AthleteRecordPageQuery($key: UUID!) {
      athlete(key: $key) {
        displayName
        record {
          matches
          wins
          titles
          form
          winningStreak
          bestStreak
          partners {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          opponents {
            matches
            wins
            athlete {
              key
              displayName
            }
          }
          categories {
            category
            matches
            wins
          }
          ...RecordCard_record
        }
      }
    }
  `);
  if (!athlete)
    return (
      <EmptyState
        icon={UserRoundX}
        title="Atleta não encontrado"
        description="O perfil solicitado não foi encontrado."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  const { displayName, record } = athlete;
  const { matches, wins, titles, form, winningStreak, bestStreak, partners, opponents, categories } = record;
  if (matches === 0)
    return (
      <EmptyState
        icon={Volleyball}
        title="Nenhum jogo ainda"
        description="As estatísticas aparecem depois do primeiro jogo em um torneio."
      />
    );
  const people = (tallies: typeof partners) =>
    tallies.map(({ athlete: { key, displayName: name }, ...tally }) => ({
      name,
      to: `/user-profile/${key}`,
      ...tally,
    }));
  return (
    <Stack gap="6">
      <Flex mt="-3" gap="4" rowGap="2" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" fontWeight="semibold">
          {displayName}
        </Text>
        <Flex gap="2.5" align="center" textStyle="sm" color="fg.muted">
          <span aria-hidden="true">Últimos jogos</span>
          <FormDots won={form} />
        </Flex>
      </Flex>
      <StatGrid>
        <StatCard label="Jogos" icon={Volleyball} value={formatCount(matches)} hint="jogados em quadra" />
        <StatCard
          label="Vitórias"
          icon={Swords}
          value={formatCount(wins)}
          hint={`${Math.round((wins / matches) * 100)}% dos jogos`}
        />
        <StatCard
          label="Sequência"
          icon={Flame}
          value={counted(winningStreak, "vitória", "vitórias")}
          hint={`Maior: ${bestStreak}`}
        />
        <StatCard label="Títulos" icon={Trophy} value={formatCount(titles)} hint="em torneios encerrados" />
      </StatGrid>
      <Panel>
        <MonthsPlayed record={record} />
      </Panel>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))" gap="6" alignItems="start">
        <TallyCard title="Com quem joga" icon={UsersRound} tallies={people(partners)} />
        <TallyCard title="Contra quem joga" icon={Swords} tallies={people(opponents)} />
        <TallyCard
          title="Por categoria"
          icon={Layers}
          tallies={categories.map(({ category, ...tally }) => ({ name: category, ...tally }))}
        />
      </Grid>
    </Stack>
  );
}

function RecordSkeleton() {
  return (
    <Stack gap="6">
      <StatGrid>
        {[1, 2, 3, 4].map((card) => (
          <StatCardSkeleton key={card} />
        ))}
      </StatGrid>
      <Panel>
        <RowsSkeleton rows={4} />
      </Panel>
    </Stack>
  );
}

interface TallyCardProps {
  title: string;
  icon: LucideIcon;
  tallies: readonly { name: string; to?: string; matches: number; wins: number }[];
}

/** The athlete's most frequent partners, opponents or places, with matches and wins; renders nothing without any. */
function TallyCard({ title, icon, tallies }: TallyCardProps) {
  if (tallies.length === 0) return null;
  return (
    <Card title={title} icon={icon}>
      <Stack as="ul" gap="4" listStyleType="none">
        {tallies.map(({ name, to, matches, wins }) => (
          <Box as="li" key={to ?? name}>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {to ? <TextLink to={to}>{name}</TextLink> : name}
            </Text>
            <Meter
              label={counted(matches, "jogo", "jogos")}
              value={wins}
              of={matches}
              says={counted(wins, "vitória", "vitórias")}
              tone="palm"
            />
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
