import { Stack } from "@chakra-ui/react/stack";
import { Medal } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { RankingHistory_athlete$key } from "../../__generated__/RankingHistory_athlete.graphql";
import type { RankingHistoryListQuery } from "../../__generated__/RankingHistoryListQuery.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { EmptyState } from "../../ui/EmptyState";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { OwnPosition } from "./OwnPosition";

const pageSize = 10;

/** Every month's place in every ranking, the newest first; current places are in it too, so without it there are none. */
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
  if (data.rankingHistory.edges.length === 0) return <NoRanking />;
  return (
    <DetailSection title="Histórico de Rankings">
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
    </DetailSection>
  );
}

export const NoRanking = () => (
  <EmptyState
    icon={Medal}
    title="Nenhum ranking encontrado"
    description="Você ainda não participa de nenhum ranking."
  />
);
