import { Stack } from "@chakra-ui/react/stack";
import { Medal } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { OwnRankingsQuery } from "../../__generated__/OwnRankingsQuery.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { EmptyState } from "../../ui/EmptyState";
import { OwnPosition } from "./OwnPosition";
import { RankingHistory } from "./RankingHistory";

/** How many of the best places stand above the others, and down to which place there are any. */
const best = 3;
const amongFirst = 10;

interface OwnRankingsProps {
  athleteKey: string;
  /** Other than before once it has to be asked for anew. */
  attempt: number;
}

export function OwnRankings({ athleteKey, attempt }: OwnRankingsProps) {
  const { athlete } = useLazyLoadQuery<OwnRankingsQuery>(
    graphql`
      query OwnRankingsQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
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
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  if (!athlete || athlete.rankingPositions.edges.length === 0)
    return (
      <EmptyState
        icon={Medal}
        title="Nenhum ranking encontrado"
        description="Este jogador ainda não participa de nenhum ranking."
      />
    );
  // The best place first, as the server tells them.
  const current = athlete.rankingPositions.edges.map(({ node }) => node);
  return (
    <Stack gap="5">
      {current.some(({ position }) => position <= amongFirst) ? (
        <DetailSection title="Melhores Posições">
          <Positions of={current.slice(0, best)} />
        </DetailSection>
      ) : null}
      <DetailSection title="Rankings Atuais">
        <Positions of={current} />
      </DetailSection>
      <DetailSection title="Histórico de Rankings">
        <RankingHistory athlete={athlete} />
      </DetailSection>
    </Stack>
  );
}

type Position = NonNullable<
  OwnRankingsQuery["response"]["athlete"]
>["rankingPositions"]["edges"][number]["node"];

function Positions({ of: positions }: { of: readonly Position[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {positions.map((position) => (
        <OwnPosition key={position.id} position={position} />
      ))}
    </Stack>
  );
}
