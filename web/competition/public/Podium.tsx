import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { Podium_finalPositionsPositions$key } from "../../__generated__/Podium_finalPositionsPositions.graphql";
import type { Podium_positions$key } from "../../__generated__/Podium_positions.graphql";
import type { Podium_standing$key } from "../../__generated__/Podium_standing.graphql";
import { Panel } from "../../ui/Cards";
import { formatCount } from "../../ui/format";
import { PositionBadge } from "../../ui/Badges";
import { PodiumScene } from "../super-n/PodiumScene";
import { athleteTitles, pairTitles, shortName, signed } from "./competition-words";

interface PodiumProps {
  standings: Podium_standing$key;
  gender: "MALE" | "FEMALE" | "MIXED" | null | undefined;
}

export function Podium({ standings: key, gender }: PodiumProps) {
  const standings = useFragment(
    graphql`
      fragment Podium_standing on Super8Standing @relay(plural: true) {
        position
        victories
        gameBalance
        points
        athlete {
          id
          displayName
        }
      }
    `,
    key,
  );
  const first = standings.filter(({ position }) => position <= 3);
  const [champion] = first;
  if (!champion) return null;
  return (
    <PodiumScene
      title={athleteTitles[gender ?? "MIXED"]}
      headline={`${champion.athlete.displayName} venceu!`}
      steps={first.map(({ position, victories, gameBalance, points, athlete }) => ({
        id: athlete.id,
        position,
        name: shortName(athlete.displayName),
        detail: (
          <>
            {counted(victories, "vitória", "vitórias")}
            <br />
            Saldo de games: {signed(gameBalance)}
            {typeof points === "number" ? (
              <>
                <br />
                {formatCount(points)} {plural(points, "ponto", "pontos")}
              </>
            ) : null}
          </>
        ),
      }))}
    />
  );
}

interface PairPodiumProps {
  positions: Podium_positions$key;
  gender: "MALE" | "FEMALE" | "MIXED";
}

/** The first three pairs on a podium; if the final had no winner, the middle step is empty. */
export function PairPodium({ positions: key, gender }: PairPodiumProps) {
  const positions = useFragment(
    graphql`
      fragment Podium_positions on FinalPosition @relay(plural: true) {
        position
        points
        pair {
          id
          athletes {
            displayName
          }
        }
      }
    `,
    key,
  );
  const steps = positions
    .filter(({ position }) => position <= 3)
    .map(({ position, points, pair }) => ({
      id: pair.id,
      position,
      name: pair.athletes.map(({ displayName }) => shortName(displayName)).join(" e "),
      detail: typeof points === "number" ? counted(points, "ponto", "pontos") : null,
    }));
  if (steps.length === 0) return null;
  const champions = steps.find(({ position }) => position === 1);
  return (
    <PodiumScene
      title={champions ? pairTitles[gender] : "Pódio"}
      headline={champions ? `${champions.name} venceram!` : "Ninguém venceu a final"}
      steps={steps}
    />
  );
}

/** Everybody from the first to the last, with the reason, and the points where a ranking pays some. */
export function FinalPositions({ positions: key }: { positions: Podium_finalPositionsPositions$key }) {
  const positions = useFragment(
    graphql`
      fragment Podium_finalPositionsPositions on FinalPosition @relay(plural: true) {
        position
        reason
        points
        pair {
          id
          athletes {
            displayName
          }
        }
      }
    `,
    key,
  );
  return (
    <Panel as="ol" listStyleType="none" p={{ base: "2", md: "4" }} aria-label="Posições finais">
      {positions.map(({ position, reason, points, pair }, index) => (
        <HStack
          as="li"
          key={pair.id}
          gap="3"
          px="1.5"
          py="2.5"
          align="flex-start"
          borderTopWidth={index === 0 ? "0" : "1px"}
          borderColor="border.muted"
        >
          <PositionBadge position={position} />
          <Box flex="1" minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere" lineHeight="1.3">
              {pair.athletes.map(({ displayName }) => shortName(displayName)).join(" e ")}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {withoutPosition(reason)}
            </Text>
          </Box>
          {typeof points === "number" ? (
            <Text fontWeight="bold" whiteSpace="nowrap" textStyle="sm">
              {formatCount(points)} {plural(points, "ponto", "pontos")}
            </Text>
          ) : null}
        </HStack>
      ))}
    </Panel>
  );
}

/** The position stands beside it already: "3º: semifinalista" → "Semifinalista". */
function withoutPosition(reason: string): string {
  const words = reason.replace(/^\d+º: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
