import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  OwnRankings_athlete$data,
  OwnRankings_athlete$key,
} from "../../__generated__/OwnRankings_athlete.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { OwnPosition } from "./OwnPosition";
import { RankingHistory } from "./RankingHistory";

/** How many of the best positions are shown at the top, and the worst position that counts as one. */
const best = 3;
const amongFirst = 10;

/** The athlete's best positions, all current ones, and the history by month. */
export function OwnPositions({ athlete: key }: { athlete: OwnRankings_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment OwnRankings_athlete on Athlete {
        rankingPositions(first: 50) {
          edges {
            node {
              id
              position
              ...OwnPosition_position
            }
          }
        }
        ...RankingHistory_athlete
      }
    `,
    key,
  );
  // The server sorts by position, the best first.
  const current = athlete.rankingPositions.edges.map(({ node }) => node);
  return (
    <Stack gap="5">
      {current.some(({ position }) => position <= amongFirst) ? (
        <DetailSection title="Melhores Posições">
          <Positions of={current.slice(0, best)} />
        </DetailSection>
      ) : null}
      {current.length > 0 ? (
        <DetailSection title="Rankings Atuais">
          <Positions of={current} />
        </DetailSection>
      ) : null}
      <RankingHistory athlete={athlete} />
    </Stack>
  );
}

type Position = OwnRankings_athlete$data["rankingPositions"]["edges"][number]["node"];

function Positions({ of: positions }: { of: readonly Position[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {positions.map((position) => (
        <OwnPosition key={position.id} position={position} />
      ))}
    </Stack>
  );
}
