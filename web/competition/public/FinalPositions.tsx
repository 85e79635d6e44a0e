import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import type { FinalPositions_positions$key } from "../../__generated__/FinalPositions_positions.graphql";
import { Panel } from "../../ui/Card";
import { formatCount } from "../../ui/format";
import { PositionBadge } from "../../ui/PositionBadge";
import { shortName } from "./match-words";

/** Everybody from the first to the last, with the reason, and the points where a ranking pays some. */
export function FinalPositions({ positions: key }: { positions: FinalPositions_positions$key }) {
  const positions = useFragment(
    graphql`
      fragment FinalPositions_positions on FinalPosition @relay(plural: true) {
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
