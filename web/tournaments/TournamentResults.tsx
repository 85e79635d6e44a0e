import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import {
  tournamentKindLabel,
  tournamentStatusLabel,
} from "../../server/tournaments/tournament-and-enrolment-status.rules";
import { EmptyState } from "../ui/PageStates";
import { LoadMoreButton, type MoreRows } from "../ui/ListRows";
import { ListBar } from "../ui/list/ListBar";
import { ListFailure } from "../ui/list/ListStates";
import { kindWords, statusWords } from "./tournament-filters";
import { tournamentPageSize, type TournamentSearch } from "./use-tournament-search";

const named = {
  tournaments: {
    draft: "Rascunho",
    counted: "torneio(s) encontrado(s)",
    failure: "Erro ao carregar torneios",
    none: "Nenhum torneio encontrado",
    tryElse: "Tente ajustar os filtros de busca.",
  },
  championships: {
    draft: "Planejado",
    counted: "campeonato(s) encontrado(s)",
    failure: "Erro ao carregar campeonatos",
    none: "Nenhum campeonato encontrado",
    tryElse: "Não há campeonatos que correspondem aos seus critérios de busca.",
  },
} as const;

const statusOptionsOf = (of: keyof typeof named) =>
  Object.entries(statusWords).map(([value, status]) => ({
    value,
    label: status === "DRAFT" ? named[of].draft : tournamentStatusLabel[status],
    isDraft: status === "DRAFT",
  }));
const kindOptions = Object.entries(kindWords).map(([value, kind]) => ({
  value,
  label: tournamentKindLabel[kind],
}));

/** The chosen option; null if the value in the URL is unknown. */
const known = (value: string | null, options: readonly { value: string }[]) =>
  options.find((option) => option.value === value)?.value ?? null;

interface TournamentResultsProps {
  /** For championships the filter by kind is hidden, as they all have the same. */
  of?: keyof typeof named;
  /** Whether the viewer finds drafts here. */
  seesDrafts?: boolean;
  search: TournamentSearch;
  /** Total number of tournaments, including those not loaded yet. */
  count: number;
  /** Shown if there are no tournaments and no filters. */
  empty: { title?: string; description?: string; action?: ReactNode };
  more: MoreRows;
  /** One card per tournament, as list items. */
  children: ReactNode;
}

/** Filters and their paginated results. The previous results stay visible, dimmed, until the new ones arrive. */
export function TournamentResults({
  of = "tournaments",
  seesDrafts = true,
  search: { address, refreshing, failed },
  count,
  empty,
  more,
  children,
}: TournamentResultsProps) {
  const { filters, change } = address;
  const statusOptions = statusOptionsOf(of).filter(({ isDraft }) => seesDrafts || !isDraft);
  const status = known(filters.status, statusOptions);
  const kind = known(filters.tipo, kindOptions);
  const filtering = address.search.trim() !== "" || status !== null || kind !== null;
  return (
    <Stack gap={{ base: "3", md: "5" }}>
      <Box mb={{ base: "-3", md: "-4" }}>
        <ListBar
          search={{
            value: address.search,
            placeholder: "Buscar por nome ou categoria...",
            onChange: (search) => change({ search }),
          }}
          filters={[
            {
              label: "Status",
              value: status,
              options: statusOptions,
              onChange: (value) => change({ filters: { status: value } }),
            },
            ...(of === "tournaments"
              ? [
                  {
                    label: "Tipo",
                    value: kind,
                    options: kindOptions,
                    onChange: (value: string | null) => change({ filters: { tipo: value } }),
                  },
                ]
              : []),
          ]}
        />
      </Box>
      {failed ? null : (
        <Text as="output" color="fg.muted" textStyle="sm" fontWeight="semibold">
          ({count}) {named[of].counted}
        </Text>
      )}
      {failed ? (
        <ListFailure retry={failed} retrying={refreshing} />
      ) : count === 0 && filtering ? (
        <EmptyState icon={Search} heading="h2" title={named[of].none} description={named[of].tryElse}>
          <Button variant="outline" onClick={address.clear}>
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
          gap={{ base: "3", md: "5" }}
          aria-busy={refreshing}
          opacity={refreshing ? 0.55 : 1}
          transition="opacity"
        >
          {children}
        </SimpleGrid>
      )}
      {failed ? null : (
        <LoadMoreButton
          more={more}
          pageSize={tournamentPageSize}
          failure={{ title: named[of].failure, description: "Tente novamente." }}
        />
      )}
    </Stack>
  );
}
