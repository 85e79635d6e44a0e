import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/EmptyState";
import { LoadMoreButton, type MoreRows } from "../ui/LoadMoreButton";
import { isFiltering, noFilters } from "./tournament-filters";
import { TournamentFilterBar } from "./TournamentFilterBar";
import { tournamentPageSize, type TournamentSearch } from "./use-tournament-search";

const named = {
  tournaments: {
    counted: "torneio(s) encontrado(s)",
    failure: "Erro ao carregar torneios",
    none: "Nenhum torneio encontrado",
    tryElse: "Tente ajustar os filtros de busca.",
  },
  championships: {
    counted: "campeonato(s) encontrado(s)",
    failure: "Erro ao carregar campeonatos",
    none: "Nenhum campeonato encontrado",
    tryElse: "Não há campeonatos que correspondem aos seus critérios de busca.",
  },
} as const;

interface TournamentResultsProps {
  /** Championships are all of one kind, so that there is nothing to filter. */
  of?: keyof typeof named;
  search: TournamentSearch;
  /** How many there are in all, also of those not loaded yet. */
  count: number;
  /** Stands in place of the cards where there is none at all. */
  empty: { title?: string; description?: string; action?: ReactNode };
  more: MoreRows;
  /** A card for each tournament: list items. */
  children: ReactNode;
}

/** Filters, what they find, and the way to more of it. The old results stay, dimmed, until the new ones are here. */
export function TournamentResults({
  of = "tournaments",
  search: { filters, apply, refreshing },
  count,
  empty,
  more,
  children,
}: TournamentResultsProps) {
  return (
    <Stack gap="6">
      <TournamentFilterBar filters={filters} onChange={apply} kinds={of === "tournaments"} />
      <Text as="output" color="fg.muted" fontWeight="semibold">
        ({count}) {named[of].counted}
      </Text>
      {count === 0 && isFiltering(filters) ? (
        <EmptyState icon={Search} heading="h2" title={named[of].none} description={named[of].tryElse}>
          <Button variant="outline" onClick={() => apply(noFilters)}>
            Limpar filtros
          </Button>
        </EmptyState>
      ) : count === 0 ? (
        <EmptyState
          icon={Trophy}
          heading="h2"
          title={empty.title ?? named[of].none}
          description={empty.description}
        >
          {empty.action}
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
          {children}
        </SimpleGrid>
      )}
      <LoadMoreButton
        more={more}
        pageSize={tournamentPageSize}
        failure={{ title: named[of].failure, description: "Tente novamente." }}
      />
    </Stack>
  );
}
