import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Medal } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { rankingScopeLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { RankingCards_athlete$key } from "../../__generated__/RankingCards_athlete.graphql";
import type { RankingCards_ranking$key } from "../../__generated__/RankingCards_ranking.graphql";
import { Card } from "../../ui/Cards";
import { formatMonth } from "../../ui/format";
import { ButtonLink, TextLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { PositionRow } from "../PositionRow";
import { rankingPath } from "./ranking-paths";

interface AthleteRankingsCardProps {
  athlete: RankingCards_athlete$key;
  /** In the third person, even to the athlete: on the page that strangers open. */
  asOthersSeeIt?: boolean;
}

export function AthleteRankingsCard({ athlete, asOthersSeeIt = false }: AthleteRankingsCardProps) {
  const { rankingPositions, viewerIsAthlete } = useFragment(
    graphql`
      fragment RankingCards_athlete on Athlete {
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

/** The first five of a ranking's latest month. */
export function RankingHeadCard({ ranking }: { ranking: RankingCards_ranking$key }) {
  const {
    key: ownKey,
    name,
    positions,
  } = useFragment(
    graphql`
      fragment RankingCards_ranking on Ranking {
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
