import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import { shownSets } from "../../competition/public/match-words";

interface MatchScoreProps {
  sets: readonly SetScore[];
  side: 0 | 1;
  strong: boolean;
}

/** One side's games, set by set; the points of a tie-break stand small beside them. */
export function MatchScore({ sets, side, strong }: MatchScoreProps) {
  if (sets.length === 0) return null;
  return (
    <Flex gap="1" flexShrink="0">
      {shownSets(sets, side).map(({ points, tieBreak }, index) => (
        <Text
          key={index}
          as="span"
          minW="1.75rem"
          px="1"
          textAlign="center"
          fontFamily="heading"
          fontWeight={strong ? "bold" : "medium"}
          fontVariantNumeric="tabular-nums"
          borderRadius="l1"
          bg={strong ? "palm.subtle" : "bg.muted"}
          color={strong ? "palm.fg" : "fg"}
        >
          {points}
          {tieBreak === null ? null : (
            <Text as="sup" fontSize="0.65em" ms="0.5">
              {tieBreak}
            </Text>
          )}
        </Text>
      ))}
    </Flex>
  );
}
