import { Button } from "@chakra-ui/react/button";
import { Grid, GridItem } from "@chakra-ui/react/grid";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, Trophy } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import {
  type TournamentStatus,
  tournamentStatuses,
  tournamentStatusLabel,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { TournamentDirectoryPage_query$key } from "../../__generated__/TournamentDirectoryPage_query.graphql";
import type { TournamentDirectoryPageDirectoryListQuery } from "../../__generated__/TournamentDirectoryPageDirectoryListQuery.graphql";
import query from "../../__generated__/TournamentDirectoryPageDirectoryListQuery.graphql";
import type { TournamentDirectoryPageQuery } from "../../__generated__/TournamentDirectoryPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { CardsSkeleton, EmptyState } from "../../ui/PageStates";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useTypedSearch } from "../../ui/form/use-typed-search";
import { today } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { useAskedElsewhere } from "../../ui/list/list-address";
import { LoadMoreButton } from "../../ui/ListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { tournamentPageSize } from "../use-tournament-search";
import {
  addressOf,
  type DirectoryFilters,
  directoryFiltersFrom,
  type DirectoryKind,
  directoryKindLabel,
  directoryVariables,
  filtersAny,
  noDirectoryFilters,
} from "./directory-filters";
import { DirectoryCard } from "./DirectoryCard";

const kinds: readonly DirectoryKind[] = ["INTERNAL", "SUPER8", "CHAMPIONSHIP"];

const chosen = <Value extends string>(options: readonly Value[], value: string): Value | null =>
  options.find((option) => option === value) ?? null;

interface DirectoryFilterBarProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** Two lines on a phone, where what stands in a field says what it asks. */
function DirectoryFilterBar({ filters, onChange }: DirectoryFilterBarProps) {
  const [text, setText] = useTypedSearch(filters.search, (search) => onChange({ ...filters, search }));
  const now = { ...filters, search: text };
  return (
    <Grid
      as="search"
      templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "2fr 1fr 1fr" }}
      gap={{ base: "2", md: "4" }}
      css={{ "& label": { srOnly: { base: true, md: false } } }}
    >
      <GridItem colSpan={{ base: 2, md: 1 }}>
        <TextField
          label="Buscar"
          type="search"
          placeholder="Torneio, cidade ou organização"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </GridItem>
      <SelectField
        label="Status"
        placeholder="Status: todos"
        options={tournamentStatuses.map((status) => ({
          value: status,
          label: tournamentStatusLabel[status],
        }))}
        value={filters.status ?? ""}
        onChange={({ target }) => onChange({ ...now, status: chosen(tournamentStatuses, target.value) })}
      />
      <SelectField
        label="Tipo"
        placeholder="Tipo: todos"
        options={kinds.map((kind) => ({ value: kind, label: directoryKindLabel[kind] }))}
        value={filters.kind ?? ""}
        onChange={({ target }) => onChange({ ...now, kind: chosen(kinds, target.value) })}
      />
    </Grid>
  );
}

const titles = { now: "Acontecendo agora", next: "Próximos torneios", past: "Anteriores" } as const;

/** The tournaments open to everybody. The old results stay, dimmed, until the new ones are here. */
function DirectoryList({ query: key }: { query: TournamentDirectoryPage_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    TournamentDirectoryPageDirectoryListQuery,
    TournamentDirectoryPage_query$key
  >(
    graphql`
      fragment TournamentDirectoryPage_query on Query
      @refetchable(queryName: "TournamentDirectoryPageDirectoryListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
        kind: { type: "TournamentKind" }
        championships: { type: "Boolean" }
      ) {
        tournaments(
          first: $count
          after: $cursor
          search: $search
          status: $status
          kind: $kind
          championships: $championships
        ) @connection(key: "DirectoryList_tournaments") {
          totalCount
          edges {
            node {
              id
              status
              startDate
              ...DirectoryCard_tournament
            }
          }
        }
      }
    `,
    key,
  );
  const { filters, apply, refreshing, failed } = useDirectorySearch(refetch);
  const { edges, totalCount } = data.tournaments;
  const count = totalCount ?? edges.length;
  const groups = directoryGroups(
    edges.map(({ node }) => ({ status: node.status, startDate: node.startDate, tournament: node })),
    today(brasiliaTime),
  );
  return (
    <Stack gap={{ base: "3", md: "6" }}>
      <DirectoryFilterBar filters={filters} onChange={apply} />
      {failed ? null : (
        <Text as="output" color="fg.muted" textStyle="sm" fontWeight="semibold">
          ({count}) torneio(s) encontrado(s)
        </Text>
      )}
      {failed ? (
        <ListFailure title="Erro ao carregar torneios" retry={failed} retrying={refreshing} />
      ) : count > 0 ? (
        <Stack gap="8" aria-busy={refreshing} opacity={refreshing ? 0.55 : 1} transition="opacity">
          {groups.map(({ title, tournaments }) => (
            <Stack as="section" key={title} gap="3">
              <Text as="h2" textStyle="xl" fontFamily="heading" fontWeight="bold">
                {title}
              </Text>
              <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
                {tournaments.map(({ tournament }) => (
                  <DirectoryCard key={tournament.id} tournament={tournament} />
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </Stack>
      ) : filtersAny(filters) ? (
        <EmptyState
          icon={Search}
          heading="h2"
          title="Nenhum torneio encontrado"
          description="Tente ajustar os filtros de busca."
        >
          <Button variant="outline" onClick={() => apply(noDirectoryFilters)}>
            Limpar filtros
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          icon={Trophy}
          heading="h2"
          title="Nenhum torneio publicado ainda"
          description="Os torneios que as arenas e federações publicam aparecem aqui."
        >
          <ButtonLink to="/" variant="outline">
            Conhecer a Praia
          </ButtonLink>
        </EmptyState>
      )}
      {failed ? null : (
        <LoadMoreButton
          more={more}
          pageSize={tournamentPageSize}
          failure={{ title: "Erro ao carregar torneios", description: "Tente novamente." }}
        />
      )}
    </Stack>
  );
}

type Variables = ReturnType<typeof directoryVariables> & { count: number };
type Refetch = (variables: Variables, options: { fetchPolicy: "store-only" }) => unknown;

/** The filters stand in the address, so that a search can be sent and gone back to; the server does the filtering. */
function useDirectorySearch(refetch: Refetch) {
  const [search, setSearch] = useSearchParams();
  const list = useListRefetch<TournamentDirectoryPageDirectoryListQuery, Variables>(query, {}, refetch);
  const { refreshing, failed } = list;
  const filters = directoryFiltersFrom(search);
  const ask = (next: DirectoryFilters) =>
    list.ask({ count: tournamentPageSize, ...directoryVariables(next) });
  const willAsk = useAskedElsewhere(JSON.stringify(filters), () => ask(filters));
  return {
    filters,
    /** Whether other results are on their way. */
    refreshing,
    /** Tries again what could not be loaded. */
    failed,
    apply: (next: DirectoryFilters) => {
      const address = new URLSearchParams(addressOf(next));
      willAsk(JSON.stringify(directoryFiltersFrom(address)));
      if (address.toString() !== search.toString())
        setSearch(address, { replace: true, preventScrollReset: true });
      ask(next);
    },
  };
}

interface Listed {
  readonly status: TournamentStatus;
  readonly startDate: string;
}

/** A tournament that was not started on its date counts as past, as in the server's sort order. */
const groupOf = ({ status, startDate }: Listed, today: string): keyof typeof titles => {
  if (status === "IN_PROGRESS") return "now";
  return status === "REGISTRATION_OPEN" && startDate >= today ? "next" : "past";
};

/** Groups tournaments into running, upcoming and past, keeping their order. @param today in Brasília time. */
export function directoryGroups<Tournament extends Listed>(
  tournaments: readonly Tournament[],
  today: string,
): { title: string; tournaments: Tournament[] }[] {
  return (["now", "next", "past"] as const)
    .map((group) => ({
      title: titles[group],
      tournaments: tournaments.filter((one) => groupOf(one, today) === group),
    }))
    .filter((group) => group.tournaments.length > 0);
}

/** /torneios: what one can enter, follow or look up, without signing in. */
export function TournamentDirectoryPage() {
  return (
    <PageFrame title="Torneios" subtitle={<Purpose />}>
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Directory />
      </PageContent>
    </PageFrame>
  );
}

/** A phone's first screen is for the tournaments. */
function Purpose() {
  return (
    <Text color="fg.muted" hideBelow="md">
      Inscreva-se, acompanhe os jogos ao vivo e veja quem ganhou.
    </Text>
  );
}

function Directory() {
  const query = usePageQuery<TournamentDirectoryPageQuery>(graphql`
    query TournamentDirectoryPageQuery(
      $search: String
      $status: TournamentStatus
      $kind: TournamentKind
      $championships: Boolean
    ) {
      ...TournamentDirectoryPage_query
        @arguments(search: $search, status: $status, kind: $kind, championships: $championships)
    }
  `);
  return <DirectoryList query={query} />;
}
