import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Medal } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RankingHeadCard_ranking$key } from "../../__generated__/RankingHeadCard_ranking.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { formatMonth } from "../../ui/format";
import { PositionRow } from "../PositionRow";
import { rankingPath } from "./ranking-paths";

/** The first five of a ranking's latest month. */
export function RankingHeadCard({ ranking }: { ranking: RankingHeadCard_ranking$key }) {
  const {
    key: ownKey,
    name,
    positions,
  } = useFragment(
    graphql`
      fragment RankingHeadCard_ranking on Ranking {
        key
        name
        positions(first: 5) {
          edges {
            node {
              id
              position
              points
              month
              athlete {
                displayName
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const [first] = positions.edges;
  return (
    <Card
      title={name}
      icon={Medal}
      action={
        <ButtonLink
          to={rankingPath(ownKey)}
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={`Ver ranking ${name}`}
        >
          Ver ranking
        </ButtonLink>
      }
    >
      <Text color="fg.muted" mt="-3" mb="4">
        {first ? `Os primeiros em ${formatMonth(first.node.month)}` : "Nenhuma posição publicada ainda."}
      </Text>
      <Stack as="ol" gap="2.5" listStyleType="none">
        {positions.edges.map(({ node: { id, position, points, athlete } }) => (
          <PositionRow key={id} position={position} points={points} title={athlete.displayName || "Atleta"} />
        ))}
      </Stack>
    </Card>
  );
}
