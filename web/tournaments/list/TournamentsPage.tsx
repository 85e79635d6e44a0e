import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Eye, Network, Plus, Settings2 } from "lucide-react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import type { TournamentsPage_tournament$key } from "../../__generated__/TournamentsPage_tournament.graphql";
import type { TournamentsPage_arena$key } from "../../__generated__/TournamentsPage_arena.graphql";
import type { TournamentsPageQuery } from "../../__generated__/TournamentsPageQuery.graphql";
import type { TournamentsPageTournamentListQuery } from "../../__generated__/TournamentsPageTournamentListQuery.graphql";
import query from "../../__generated__/TournamentsPageTournamentListQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { useOwnsArena } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/PageStates";
import { categoriesInWords, onCard } from "../public/categories-in-words";
import { newTournamentPath, useTournamentPaths } from "../public/tournament-path";
import { TournamentBadges, TournamentFacts } from "../public/TournamentFacts";
import { TournamentResults } from "../TournamentResults";
import { useTournamentSearch } from "../use-tournament-search";

interface TournamentCardProps {
  tournament: TournamentsPage_tournament$key;
  mayManage: boolean;
}

function TournamentCard({ tournament, mayManage }: TournamentCardProps) {
  const data = useFragment(
    graphql`
      fragment TournamentsPage_tournament on Tournament {
        key
        name
        category
        categoriesInBrief {
          name
        }
        description
        ...TournamentFacts_tournamentBadgesTournament
        ...TournamentFacts_tournament
      }
    `,
    tournament,
  );
  const paths = useTournamentPaths();
  return (
    <Panel
      as="li"
      display="flex"
      flexDirection="column"
      gap={{ base: "3", md: "4" }}
      p={{ base: "4", md: "5" }}
    >
      <HStack gap="1.5" wrap="wrap">
        <TournamentBadges tournament={data} openLabel="Inscrição Aberta para Todos" />
      </HStack>
      <Stack gap="1">
        <Heading as="h2" textStyle="xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
          {data.name}
        </Heading>
        <Text color="fg.muted" fontWeight="semibold">
          {categoriesInWords(data.categoriesInBrief, data.category, onCard)}
        </Text>
      </Stack>
      <TournamentFacts tournament={data} />
      {data.description ? (
        <Text color="fg.muted" lineClamp={2}>
          {data.description}
        </Text>
      ) : null}
      <HStack
        gap="2"
        mt="auto"
        css={{ "& > *": { flex: { base: "1", sm: "initial" } }, "& svg": { hideBelow: "sm" } }}
      >
        <ButtonLink
          to={paths.tournament(data.key)}
          size="sm"
          variant="subtle"
          colorPalette="sea"
          aria-label={`${mayManage ? "Gerenciar" : "Acompanhar"} ${data.name}`}
        >
          {mayManage ? <Settings2 /> : <Eye />}
          {mayManage ? "Gerenciar" : "Acompanhar"}
        </ButtonLink>
        <ButtonLink
          to={paths.bracket(data.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`Chaveamento de ${data.name}`}
        >
          <Network />
          Chaveamento
        </ButtonLink>
      </HStack>
    </Panel>
  );
}

interface TournamentListProps {
  arena: TournamentsPage_arena$key;
  mayCreate: boolean;
}

/** An arena's own tournaments, newest first. */
function TournamentList({ arena, mayCreate }: TournamentListProps) {
  const { data, refetch, ...more } = usePaginationFragment<
    TournamentsPageTournamentListQuery,
    TournamentsPage_arena$key
  >(
    graphql`
      fragment TournamentsPage_arena on Arena
      @refetchable(queryName: "TournamentsPageTournamentListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
        kind: { type: "TournamentKind" }
        draft: { type: "Boolean" }
      ) {
        id
        tournaments(
          first: $count
          after: $cursor
          search: $search
          status: $status
          kind: $kind
          draft: $draft
        ) @connection(key: "TournamentList_tournaments") {
          totalCount
          edges {
            node {
              id
              ...TournamentsPage_tournament
            }
          }
        }
      }
    `,
    arena,
  );
  const search = useTournamentSearch<TournamentsPageTournamentListQuery>(query, { id: data.id }, refetch);
  const { edges, totalCount } = data.tournaments;

  return (
    <TournamentResults
      seesDrafts={mayCreate}
      search={search}
      count={totalCount ?? edges.length}
      more={more}
      empty={{
        title: "Nenhum torneio criado",
        description: mayCreate ? "Crie o primeiro torneio da sua arena." : undefined,
        action: mayCreate ? <ButtonLink to={newTournamentPath}>Criar Primeiro Torneio</ButtonLink> : null,
      }}
    >
      {edges.map(({ node }) => (
        <TournamentCard key={node.id} tournament={node} mayManage={mayCreate} />
      ))}
    </TournamentResults>
  );
}

export function TournamentsPage() {
  const mayCreate = useOwnsArena();
  return (
    <PageFrame
      title={mayCreate ? "Gerenciar Torneios" : "Torneios"}
      subtitle={mayCreate ? undefined : <Text color="fg.muted">Acompanhe os torneios da arena.</Text>}
      back={{ to: "/arena-dashboard", label: "Hoje" }}
      actions={
        mayCreate ? (
          <ButtonLink to={newTournamentPath}>
            <Plus />
            Criar Torneio
          </ButtonLink>
        ) : null
      }
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Tournaments mayCreate={mayCreate} />
      </PageContent>
    </PageFrame>
  );
}

function Tournaments({ mayCreate }: { mayCreate: boolean }) {
  const { viewer } = usePageQuery<TournamentsPageQuery>(graphql`
    query TournamentsPageQuery(
      $arena: UUID
      $search: String
      $status: TournamentStatus
      $kind: TournamentKind
      $draft: Boolean
    ) {
      viewer {
        arena(key: $arena) {
          id
          ...TournamentsPage_arena @arguments(search: $search, status: $status, kind: $kind, draft: $draft)
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  return <TournamentList key={arena.id} arena={arena} mayCreate={mayCreate} />;
}
