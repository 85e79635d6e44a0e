import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Medal, UserRound, UserRoundX } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { arenaPagePath } from "../../../server/arenas/arena-name.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { isUuid } from "../../../server/platform/uuid.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { rankingScopeLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { FederatedAthleteDetailsQuery } from "../../__generated__/FederatedAthleteDetailsQuery.graphql";
import { rankingPath } from "../../rankings/public/ranking-paths";
import { ButtonLink } from "../../ui/Links";
import { DetailSection } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { formatMonth } from "../../ui/format";
import { Person } from "../../ui/Person";
import { PositionBadge } from "../../ui/Badges";

interface FederatedAthleteDetailsProps {
  federationId: string;
  /** As the address carries it: anything may stand there. */
  athleteKey: string;
  fetchKey: string;
}

const gone = (
  <EmptyState
    icon={UserRoundX}
    title="Atleta não encontrado"
    description="Aqui estão os atletas que frequentam arenas filiadas."
  />
);

const Row = chakra(Link, {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "center",
    minH: "11",
    px: "3",
    py: "2",
    borderRadius: "l2",
    bg: "bg.subtle",
    borderWidth: "1px",
    borderColor: "border.muted",
    _hover: { borderColor: "border.emphasized" },
  },
});

/** Where an athlete of the federation plays, and where they stand. */
export function FederatedAthleteDetails(props: FederatedAthleteDetailsProps) {
  return isUuid(props.athleteKey) ? <Details {...props} /> : gone;
}

function Details({ federationId, athleteKey, fetchKey }: FederatedAthleteDetailsProps) {
  const { node } = useLazyLoadQuery<FederatedAthleteDetailsQuery>(
    graphql`
      query FederatedAthleteDetailsQuery($federationId: ID!, $athleteKey: UUID!) {
        node(id: $federationId) {
          ... on Federation {
            athlete(key: $athleteKey) {
              athlete {
                key
                displayName
                level
              }
              arenas {
                key
                name
                city
              }
              positions {
                id
                position
                points
                month
                ranking {
                  key
                  name
                  scope
                }
              }
            }
          }
        }
      }
    `,
    { federationId, athleteKey },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const found = node?.athlete;
  if (!found) return gone;
  const { athlete, arenas, positions } = found;

  return (
    <Stack gap="5" pb="4">
      <Person
        name={athlete.displayName || "Atleta"}
        facts={`Nível ${athleteLevelLabel[athlete.level]}`}
        size="lg"
      />
      <ButtonLink variant="outline" colorPalette="gray" to={`/user-profile/${athlete.key}`}>
        <UserRound />
        Ver Perfil
      </ButtonLink>
      <DetailSection title={arenas.length === 1 ? "Clube" : "Clubes"}>
        <Stack as="ul" gap="2" listStyleType="none">
          {arenas.map(({ key, name, city }) => (
            <Box as="li" key={key}>
              <Row to={arenaPagePath(key)}>
                <Box minW="0">
                  <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
                    {name}
                  </Text>
                  {city ? (
                    <Text color="fg.muted" textStyle="sm">
                      {city}
                    </Text>
                  ) : null}
                </Box>
              </Row>
            </Box>
          ))}
        </Stack>
      </DetailSection>
      <DetailSection title="Posições nos rankings">
        {positions.length === 0 ? (
          <Flex gap="2" align="center" color="fg.muted">
            <Medal size={18} aria-hidden />
            <Text>Ainda não está em nenhum ranking da federação.</Text>
          </Flex>
        ) : (
          <Stack as="ul" gap="2" listStyleType="none">
            {positions.map(({ id, position, points, month, ranking }) => (
              <Box as="li" key={id}>
                <Row to={rankingPath(ranking.key)}>
                  <PositionBadge position={position} />
                  <Box flex="1" minW="0">
                    <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
                      {ranking.name}
                    </Text>
                    <Text color="fg.muted" textStyle="sm">
                      {rankingScopeLabel[ranking.scope]}, {formatMonth(month)}
                    </Text>
                  </Box>
                  <Text flexShrink="0" textStyle="sm" fontVariantNumeric="tabular-nums">
                    {counted(points, "ponto", "pontos")}
                  </Text>
                </Row>
              </Box>
            ))}
          </Stack>
        )}
      </DetailSection>
    </Stack>
  );
}
