import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MatchCardSide_side$key } from "../../__generated__/MatchCardSide_side.graphql";
import { shortName } from "./match-words";

export function MatchCardSide({ side }: { side: MatchCardSide_side$key }) {
  const { athletes, games, tieBreakPoints, isWinner } = useFragment(
    graphql`
      fragment MatchCardSide_side on MatchSide {
        athletes {
          id
          displayName
        }
        games
        tieBreakPoints
        isWinner
      }
    `,
    side,
  );
  return (
    <Flex align="center" gap="2" minH="2.75rem">
      <Box flex="1" minW="0" fontWeight={isWinner ? "bold" : "normal"} lineHeight="1.25">
        {athletes.map(({ id, displayName }) => (
          <Text key={id} overflowWrap="anywhere">
            {shortName(displayName)}
          </Text>
        ))}
      </Box>
      {isWinner ? (
        <Box color="fg.success" flexShrink="0">
          <Check size={18} strokeWidth={3} />
        </Box>
      ) : null}
      <Box
        minW="2.5rem"
        textAlign="center"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="2xl"
        lineHeight="1"
        py="1.5"
        borderRadius="l1"
        bg={isWinner ? "palm.subtle" : "bg.muted"}
        color={typeof games !== "number" ? "fg.subtle" : isWinner ? "palm.fg" : "fg"}
        flexShrink="0"
      >
        {games ?? "–"}
        {typeof tieBreakPoints === "number" ? (
          <Text as="sup" textStyle="xs" ms="0.5" top="-0.6em">
            {tieBreakPoints}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
