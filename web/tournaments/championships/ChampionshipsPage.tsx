import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, MapPin, Plus, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import type { ChampionshipsPage_tournament$key } from "../../__generated__/ChampionshipsPage_tournament.graphql";
import type { ChampionshipsPage_federation$key } from "../../__generated__/ChampionshipsPage_federation.graphql";
import type { ChampionshipsPageChampionshipListQuery } from "../../__generated__/ChampionshipsPageChampionshipListQuery.graphql";
import query from "../../__generated__/ChampionshipsPageChampionshipListQuery.graphql";
import type { ChampionshipsPageQuery } from "../../__generated__/ChampionshipsPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { formatPeriod } from "../../ui/format";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/PageStates";
import { categoriesInWords, feesInWords, isFree, placesOf } from "../public/categories-in-words";
import { championships, editChampionshipPath, newChampionshipPath } from "../public/tournament-path";
import { TournamentBadges } from "../public/TournamentFacts";
import { TournamentResults } from "../TournamentResults";
import { useTournamentSearch } from "../use-tournament-search";

/** A championship as its federation's people look for it. */
function ChampionshipCard({ tournament: key }: { tournament: ChampionshipsPage_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ChampionshipsPage_tournament on Tournament {
        key
        name
        category
        description
        directorName
        startDate
        endDate
        feeInCents
        maxParticipants
        enrolmentCount
        venue
        categoriesInBrief {
          name
          feeInCents
          maxParticipants
        }
        ...TournamentFacts_tournamentBadgesTournament
      }
    `,
    key,
  );
  const { name, description, directorName, startDate, endDate, venue, enrolmentCount } = tournament;
  const categories = tournament.categoriesInBrief;
  const where = venue ?? description;
  const places = placesOf(categories, tournament.maxParticipants ?? null);
  return (
    <Panel
      as="li"
      display="flex"
      flexDirection="column"
      gap={{ base: "3", md: "4" }}
      p={{ base: "4", md: "5" }}
    >
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
      </HStack>
      <Heading as="h2" textStyle="xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1.5" color="fg.muted" textStyle="sm">
        {where ? <Line icon={<MapPin size={16} aria-hidden="true" />}>{where}</Line> : null}
        <Line icon={<CalendarDays size={16} aria-hidden="true" />}>{formatPeriod(startDate, endDate)}</Line>
        {directorName ? (
          <Line icon={<UserRound size={16} aria-hidden="true" />}>Direção: {directorName}</Line>
        ) : null}
      </Stack>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="3">
        <Fact name="Categoria" wide>
          {categoriesInWords(categories, tournament.category)}
        </Fact>
        <Fact name="Categorias">{categories.length}</Fact>
        <Fact name="Valor Inscrição">
          {isFree(categories, tournament.feeInCents)
            ? "Gratuito"
            : feesInWords(categories, tournament.feeInCents)}
        </Fact>
        <Fact name="Participantes">{places === null ? enrolmentCount : `${enrolmentCount} / ${places}`}</Fact>
      </Flex>
      <HStack gap="2" mt="auto">
        <ButtonLink
          to={championships.tournament(tournament.key)}
          size="sm"
          variant="subtle"
          colorPalette="sea"
          aria-label={`Ver Detalhes de ${name}`}
        >
          Ver Detalhes
        </ButtonLink>
        <ButtonLink
          to={editChampionshipPath(tournament.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`Editar ${name}`}
        >
          Editar
        </ButtonLink>
      </HStack>
    </Panel>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <HStack as="li" gap="2" align="start" css={{ "& > svg": { flexShrink: 0, marginTop: "0.15rem" } }}>
      {icon}
      <Text as="span" lineClamp={2} overflowWrap="anywhere">
        {children}
      </Text>
    </HStack>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Stack gap="0" w={wide ? "full" : undefined}>
      <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
        {name}
      </Text>
      <Text
        as="dd"
        fontWeight="semibold"
        lineClamp={wide ? 2 : undefined}
        whiteSpace={wide ? undefined : "nowrap"}
      >
        {children}
      </Text>
    </Stack>
  );
}

/** A federation's own championships, the latest first. */
export function ChampionshipList({ federation }: { federation: ChampionshipsPage_federation$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    ChampionshipsPageChampionshipListQuery,
    ChampionshipsPage_federation$key
  >(
    graphql`
      fragment ChampionshipsPage_federation on Federation
      @refetchable(queryName: "ChampionshipsPageChampionshipListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
        draft: { type: "Boolean" }
      ) {
        id
        championships(first: $count, after: $cursor, search: $search, status: $status, draft: $draft)
          @connection(key: "ChampionshipList_championships") {
          totalCount
          edges {
            node {
              id
              ...ChampionshipsPage_tournament
            }
          }
        }
      }
    `,
    federation,
  );
  const search = useTournamentSearch<ChampionshipsPageChampionshipListQuery>(query, { id: data.id }, refetch);
  const { edges, totalCount } = data.championships;
  return (
    <TournamentResults
      of="championships"
      search={search}
      count={totalCount ?? edges.length}
      more={more}
      empty={{
        description: "Ainda não há campeonatos cadastrados para esta federação.",
        action: <ButtonLink to={newChampionshipPath}>Criar Primeiro Campeonato</ButtonLink>,
      }}
    >
      {edges.map(({ node }) => (
        <ChampionshipCard key={node.id} tournament={node} />
      ))}
    </TournamentResults>
  );
}

/** /federation/championships */
export function ChampionshipsPage() {
  return (
    <PageFrame
      title="Gestão de Campeonatos"
      back={{ to: "/federation", label: "Dashboard" }}
      actions={
        <ButtonLink to={newChampionshipPath}>
          <Plus />
          Novo Campeonato
        </ButtonLink>
      }
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Championships />
      </PageContent>
    </PageFrame>
  );
}

function Championships() {
  const { viewer } = usePageQuery<ChampionshipsPageQuery>(graphql`
    query ChampionshipsPageQuery(
      $federation: UUID
      $search: String
      $status: TournamentStatus
      $draft: Boolean
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...ChampionshipsPage_federation @arguments(search: $search, status: $status, draft: $draft)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? <ChampionshipList key={federation.id} federation={federation} /> : <NoFederation />;
}
