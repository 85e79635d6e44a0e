import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { shortName, type ShownSet, type SideInWords } from "../public/match-words";

interface MatchCardSideProps {
  side: SideInWords;
  /** Empty while nothing is known. */
  points: readonly ShownSet[];
}

export function MatchCardSide({ side: { athletes, origin, isWinner }, points }: MatchCardSideProps) {
  return (
    <Flex align="center" gap="2" minH="2.75rem">
      <Box flex="1" minW="0" fontWeight={isWinner ? "bold" : "normal"} lineHeight="1.25">
        {athletes.map(({ displayName }, index) => (
          // Two of a name may play together.
          <Text key={index} overflowWrap="anywhere">
            {shortName(displayName)}
          </Text>
        ))}
        {athletes.length === 0 ? <Text color="fg.muted">{origin ?? "A definir"}</Text> : null}
      </Box>
      {isWinner ? (
        <Box color="fg.success" flexShrink="0">
          <Check size={18} strokeWidth={3} />
        </Box>
      ) : null}
      {points.length === 0 ? <Points isWinner={false}>–</Points> : null}
      {points.map(({ points: shown, tieBreak, isWon }, index) => (
        // Sets have no other name than their place.
        <Points key={index} isWinner={points.length > 1 ? isWon : isWinner} known narrow={points.length > 1}>
          {shown}
          {tieBreak === null ? null : (
            <Text as="sup" textStyle="xs" ms="0.5" top="-0.6em">
              {tieBreak}
            </Text>
          )}
        </Points>
      ))}
    </Flex>
  );
}

interface PointsProps {
  isWinner: boolean;
  known?: boolean;
  narrow?: boolean;
  children: ReactNode;
}

function Points({ isWinner, known = false, narrow = false, children }: PointsProps) {
  return (
    <Box
      minW={narrow ? "2rem" : "2.5rem"}
      textAlign="center"
      fontFamily="heading"
      fontWeight="bold"
      textStyle={narrow ? "xl" : "2xl"}
      lineHeight="1"
      py="1.5"
      borderRadius="l1"
      bg={isWinner ? "palm.subtle" : "bg.muted"}
      color={!known ? "fg.subtle" : isWinner ? "palm.fg" : "fg"}
      flexShrink="0"
    >
      {children}
    </Box>
  );
}
