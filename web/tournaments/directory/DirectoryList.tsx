import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, Trophy } from "lucide-react";
import { useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { DirectoryList_query$key } from "../../__generated__/DirectoryList_query.graphql";
import type { DirectoryListQuery } from "../../__generated__/DirectoryListQuery.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { EmptyState } from "../../ui/EmptyState";
import { toast } from "../../ui/toaster";
import { TournamentFilterBar } from "../TournamentFilterBar";
import {
  filtersFromSearch,
  filterVariables,
  isFiltering,
  noFilters,
  searchFromFilters,
  type TournamentFilters,
} from "../tournament-filters";
import { DirectoryCard } from "./DirectoryCard";

const pageSize = 12;

/** The server filters; the old results stay, dimmed, until the new ones are here. */
export function DirectoryList({ query }: { query: DirectoryList_query$key }) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DirectoryListQuery,
    DirectoryList_query$key
  >(
    graphql`
      fragment DirectoryList_query on Query
      @refetchable(queryName: "DirectoryListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
        kind: { type: "TournamentKind" }
      ) {
        tournaments(first: $count, after: $cursor, search: $search, status: $status, kind: $kind)
          @connection(key: "DirectoryList_tournaments") {
          totalCount
          edges {
            node {
              id
              ...DirectoryCard_tournament
            }
          }
        }
      }
    `,
    query,
  );
  const [search, setSearch] = useSearchParams();
  const [refreshing, startTransition] = useTransition();
  const filters = filtersFromSearch(search);
  const { edges, totalCount } = data.tournaments;

  const apply = (next: TournamentFilters) => {
    setSearch(new URLSearchParams(searchFromFilters(next)), { replace: true, preventScrollReset: true });
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

  return (
    <Stack gap="6">
      <TournamentFilterBar filters={filters} onChange={apply} />
      <Text as="output" color="fg.muted" fontWeight="semibold">
        ({totalCount ?? edges.length}) torneio(s) encontrado(s)
      </Text>
      {edges.length === 0 ? (
        <EmptyState
          icon={isFiltering(filters) ? Search : Trophy}
          heading="h2"
          title="Nenhum torneio encontrado"
          description={
            isFiltering(filters)
              ? "Tente ajustar os filtros de busca."
              : "Os torneios que as arenas e federações publicam aparecem aqui."
          }
        >
          {isFiltering(filters) ? (
            <Button variant="outline" onClick={() => apply(noFilters)}>
              Limpar filtros
            </Button>
          ) : null}
        </EmptyState>
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
            <DirectoryCard key={node.id} tournament={node} />
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
