import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { DirectoryList_query$key } from "../../__generated__/DirectoryList_query.graphql";
import type { DirectoryListQuery } from "../../__generated__/DirectoryListQuery.graphql";
import { TournamentResults } from "../TournamentResults";
import { useTournamentSearch } from "../use-tournament-search";
import { DirectoryCard } from "./DirectoryCard";

/** The tournaments open to everybody. */
export function DirectoryList({ query }: { query: DirectoryList_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<DirectoryListQuery, DirectoryList_query$key>(
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
  const search = useTournamentSearch(refetch);
  const { edges, totalCount } = data.tournaments;
  return (
    <TournamentResults
      search={search}
      count={totalCount ?? edges.length}
      more={more}
      empty={{ description: "Os torneios que as arenas e federações publicam aparecem aqui." }}
    >
      {edges.map(({ node }) => (
        <DirectoryCard key={node.id} tournament={node} />
      ))}
    </TournamentResults>
  );
}
