import { Button } from "@chakra-ui/react/button";
import { Search, Trophy } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ChampionshipList_federation$key } from "../../__generated__/ChampionshipList_federation.graphql";
import type { ChampionshipListQuery } from "../../__generated__/ChampionshipListQuery.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { newChampionshipPath } from "../public/tournament-path";
import { isFiltering, noFilters } from "../tournament-filters";
import { TournamentResults } from "../TournamentResults";
import { useTournamentSearch } from "../use-tournament-search";
import { ChampionshipCard } from "./ChampionshipCard";

/** A federation's own championships, the latest first. */
export function ChampionshipList({ federation }: { federation: ChampionshipList_federation$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    ChampionshipListQuery,
    ChampionshipList_federation$key
  >(
    graphql`
      fragment ChampionshipList_federation on Federation
      @refetchable(queryName: "ChampionshipListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "TournamentStatus" }
      ) {
        championships(first: $count, after: $cursor, search: $search, status: $status)
          @connection(key: "ChampionshipList_championships") {
          totalCount
          edges {
            node {
              id
              ...ChampionshipCard_tournament
            }
          }
        }
      }
    `,
    federation,
  );
  const search = useTournamentSearch(refetch);
  const { edges, totalCount } = data.championships;

  return (
    <TournamentResults
      of="championships"
      search={search}
      count={totalCount ?? edges.length}
      more={more}
      empty={
        <NoChampionships filtering={isFiltering(search.filters)} onClear={() => search.apply(noFilters)} />
      }
    >
      {edges.map(({ node }) => (
        <ChampionshipCard key={node.id} tournament={node} />
      ))}
    </TournamentResults>
  );
}

function NoChampionships({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={filtering ? Search : Trophy}
      heading="h2"
      title="Nenhum campeonato encontrado"
      description={
        filtering
          ? "Não há campeonatos que correspondem aos seus critérios de busca."
          : "Ainda não há campeonatos cadastrados para esta federação."
      }
    >
      {filtering ? (
        <Button variant="outline" onClick={onClear}>
          Limpar filtros
        </Button>
      ) : (
        <ButtonLink to={newChampionshipPath}>Criar Primeiro Campeonato</ButtonLink>
      )}
    </EmptyState>
  );
}
