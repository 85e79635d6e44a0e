import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { LoadMoreButton, type MoreRows } from "../ui/LoadMoreButton";
import { TournamentFilterBar } from "./TournamentFilterBar";
import { tournamentPageSize, type TournamentSearch } from "./use-tournament-search";

const named = {
  tournaments: { counted: "torneio(s) encontrado(s)", failure: "Erro ao carregar torneios" },
  championships: { counted: "campeonato(s) encontrado(s)", failure: "Erro ao carregar campeonatos" },
} as const;

interface TournamentResultsProps {
  /** Championships are all of one kind, so that there is nothing to filter. */
  of?: keyof typeof named;
  search: TournamentSearch;
  /** How many there are in all, also of those not loaded yet. */
  count: number;
  /** Stands in place of the cards when nothing was found. */
  empty: ReactNode;
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
      {count === 0 ? (
        empty
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
