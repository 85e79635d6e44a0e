import { Stack } from "@chakra-ui/react/stack";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { RankingHistory_athlete$key } from "../../__generated__/RankingHistory_athlete.graphql";
import type { RankingHistoryListQuery } from "../../__generated__/RankingHistoryListQuery.graphql";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { OwnPosition } from "./OwnPosition";

const pageSize = 10;

/** Every month's place in every ranking, the newest first. */
export function RankingHistory({ athlete }: { athlete: RankingHistory_athlete$key }) {
  const { data, ...more } = usePaginationFragment<RankingHistoryListQuery, RankingHistory_athlete$key>(
    graphql`
      fragment RankingHistory_athlete on Athlete
      @refetchable(queryName: "RankingHistoryListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        rankingHistory(first: $count, after: $cursor) @connection(key: "RankingHistory_rankingHistory") {
          edges {
            node {
              id
              ...OwnPosition_position
            }
          }
        }
      }
    `,
    athlete,
  );
  return (
    <Stack gap="4">
      <Stack as="ul" gap="3" listStyleType="none">
        {data.rankingHistory.edges.map(({ node }) => (
          <OwnPosition key={node.id} position={node} />
        ))}
      </Stack>
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Erro ao carregar rankings", description: "Tente novamente." }}
      />
    </Stack>
  );
}
