import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Medal } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { rankingScopeLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { AthleteRankingsCard_athlete$key } from "../../__generated__/AthleteRankingsCard_athlete.graphql";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";
import { PositionRow } from "../PositionRow";
import { rankingPath } from "./ranking-paths";

interface AthleteRankingsCardProps {
  athlete: AthleteRankingsCard_athlete$key;
  /** In the third person, even to the athlete: on the page that strangers open. */
  asOthersSeeIt?: boolean;
}

export function AthleteRankingsCard({ athlete, asOthersSeeIt = false }: AthleteRankingsCardProps) {
  const { rankingPositions, viewerIsAthlete } = useFragment(
    graphql`
      fragment AthleteRankingsCard_athlete on Athlete {
        viewerIsAthlete
        rankingPositions(first: 50) {
          edges {
            node {
              id
              position
              points
              month
              ranking {
                key
                name
                category
                scope
              }
            }
          }
        }
      }
    `,
    athlete,
  );
  const own = viewerIsAthlete && !asOthersSeeIt;
  return (
    <Card title="Rankings" icon={Medal}>
      <Text color="fg.muted" mt="-3" mb="4">
        {own ? "Suas posições atuais nos rankings" : "Posições atuais nos rankings que participa"}
      </Text>
      {rankingPositions.edges.length === 0 ? (
        <EmptyState
          icon={Medal}
          title="Nenhum ranking encontrado"
          description={
            own
              ? "Você ainda não participa de nenhum ranking."
              : "Este jogador ainda não participa de nenhum ranking."
          }
        />
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {rankingPositions.edges.map(({ node: { id, position, points, month, ranking } }) => (
            <PositionRow
              key={id}
              position={position}
              points={points}
              title={
                <TextLink to={rankingPath(ranking.key)} color="fg" fontWeight="semibold">
                  {ranking.name}
                </TextLink>
              }
              detail={`${ranking.category} · ${rankingScopeLabel[ranking.scope]} · ${formatMonth(month)}`}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}
