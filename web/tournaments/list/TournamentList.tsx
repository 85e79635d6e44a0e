import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { TournamentList_arena$key } from "../../__generated__/TournamentList_arena.graphql";
import query, { type TournamentListQuery } from "../../__generated__/TournamentListQuery.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { newTournamentPath } from "../public/tournament-path";
import { TournamentCard } from "./TournamentCard";
import { TournamentResults } from "../TournamentResults";
import { useTournamentSearch } from "../use-tournament-search";

interface TournamentListProps {
  arena: TournamentList_arena$key;
  mayCreate: boolean;
}

/** An arena's own tournaments, newest first. */
export function TournamentList({ arena, mayCreate }: TournamentListProps) {
  const { data, refetch, ...more } = usePaginationFragment<TournamentListQuery, TournamentList_arena$key>(
    graphql`
      fragment TournamentList_arena on Arena
      @refetchable(queryName: "TournamentListQuery")
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
              ...TournamentCard_tournament
            }
          }
        }
      }
    `,
    arena,
  );
  const search = useTournamentSearch<TournamentListQuery>(query, { id: data.id }, refetch);
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
