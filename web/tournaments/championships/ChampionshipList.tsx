import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ChampionshipList_federation$key } from "../../__generated__/ChampionshipList_federation.graphql";
import query, { type ChampionshipListQuery } from "../../__generated__/ChampionshipListQuery.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { newChampionshipPath } from "../public/tournament-path";
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
        draft: { type: "Boolean" }
      ) {
        id
        championships(first: $count, after: $cursor, search: $search, status: $status, draft: $draft)
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
  const search = useTournamentSearch<ChampionshipListQuery>(query, { id: data.id }, refetch);
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
