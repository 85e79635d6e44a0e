import { Text } from "@chakra-ui/react/text";
import type { ShownSet } from "../public/match-words";

interface SetPointsProps {
  sets: readonly ShownSet[];
  strong: boolean;
}

/** One side's games in a narrow place, set by set; the points of a tie-break stand small beside them. */
export function SetPoints({ sets, strong }: SetPointsProps) {
  return sets.map(({ points, tieBreak }, index) => (
    <Text
      key={index}
      as="span"
      minW="4"
      textAlign="center"
      fontWeight={strong ? "bold" : "normal"}
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
      whiteSpace="nowrap"
    >
      {points}
      {tieBreak === null ? null : (
        <Text as="sup" fontSize="0.65em">
          {tieBreak}
        </Text>
      )}
    </Text>
  ));
}
