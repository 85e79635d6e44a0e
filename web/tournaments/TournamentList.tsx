import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, Trophy } from "lucide-react";
import { useImperativeHandle, useTransition, type Ref } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { TournamentList_arena$key } from "../__generated__/TournamentList_arena.graphql";
import type { TournamentListQuery } from "../__generated__/TournamentListQuery.graphql";
import { PendingButton } from "../ui/form/PendingButton";
import { EmptyState } from "../ui/EmptyState";
import { toast } from "../ui/toaster";
import {
  filtersFromSearch,
  filterVariables,
  isFiltering,
  noFilters,
  searchFromFilters,
  type TournamentFilters,
} from "./tournament-filters";
import { TournamentCard } from "./TournamentCard";
import { TournamentFilterBar } from "./TournamentFilterBar";

const pageSize = 12;

export interface TournamentListHandle {
  /** Asks the server again without filters, so that a new tournament is seen. */
  showNewest: () => void;
}

interface TournamentListProps {
  arena: TournamentList_arena$key;
  onCreate?: () => void;
  ref: Ref<TournamentListHandle>;
}

/** The server filters; the old results stay, dimmed, until the new ones are here. */
export function TournamentList({ arena, onCreate, ref }: TournamentListProps) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    TournamentListQuery,
    TournamentList_arena$key
  >(
    graphql`
      fragment TournamentList_arena on Arena
      @refetchable(queryName: "TournamentListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
        kind: { type: "TournamentKind" }
      ) {
        tournaments(first: $count, after: $cursor, search: $search, status: $status, kind: $kind)
          @connection(key: "TournamentList_tournaments") {
          totalCount
          edges {
            node {
              id
              ...TournamentCard_tournament
            }
          }
        }
      }
    `,
    arena,
  );
  const [search, setSearch] = useSearchParams();
  const [refreshing, startTransition] = useTransition();
  const filters = filtersFromSearch(search);
  const { edges, totalCount } = data.tournaments;

  const apply = (next: TournamentFilters) => {
    const address = new URLSearchParams(searchFromFilters(next));
    if (address.toString() !== search.toString())
      setSearch(address, { replace: true, preventScrollReset: true });
    startTransition(() => {
      refetch({ count: pageSize, ...filterVariables(next) }, { fetchPolicy: "network-only" });
    });
  };

  const loadMore = () =>
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error) toast.error({ title: "Erro ao carregar torneios", description: "Tente novamente." });
      },
    });

  useImperativeHandle(ref, () => ({ showNewest: () => apply(noFilters) }));

  return (
    <Stack gap="6">
      <TournamentFilterBar filters={filters} onChange={apply} />
      <Text as="output" color="fg.muted" fontWeight="semibold">
        ({totalCount ?? edges.length}) torneio(s) encontrado(s)
      </Text>
      {edges.length === 0 ? (
        <NoTournaments
          filtering={isFiltering(filters)}
          onClear={() => apply(noFilters)}
          onCreate={onCreate}
        />
      ) : (
        <SimpleGrid
          as="ul"
          listStyleType="none"
          columns={{ base: 1, md: 2, xl: 3 }}
          gap="5"
          aria-busy={refreshing}
          opacity={refreshing ? 0.55 : 1}
          transition="opacity"
        >
          {edges.map(({ node }) => (
            <TournamentCard key={node.id} tournament={node} />
          ))}
        </SimpleGrid>
      )}
      {hasNext ? (
        <PendingButton variant="outline" alignSelf="center" onClick={loadMore} pending={isLoadingNext}>
          {isLoadingNext ? "Carregando..." : "Carregar mais"}
        </PendingButton>
      ) : null}
    </Stack>
  );
}

interface NoTournamentsProps {
  filtering: boolean;
  onClear: () => void;
  onCreate?: () => void;
}

function NoTournaments({ filtering, onClear, onCreate }: NoTournamentsProps) {
  if (filtering) {
    return (
      <EmptyState
        icon={Search}
        heading="h2"
        title="Nenhum torneio encontrado"
        description="Tente ajustar os filtros de busca."
      >
        <Button variant="outline" onClick={onClear}>
          Limpar filtros
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Trophy}
      heading="h2"
      title="Nenhum torneio criado"
      description={onCreate ? "Crie o primeiro torneio da sua arena." : undefined}
    >
      {onCreate ? <Button onClick={onCreate}>Criar Primeiro Torneio</Button> : null}
    </EmptyState>
  );
}
