import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { matchOutcomeLabel, matchStatusLabel } from "../../../server/sport/scores/match-outcome.rules";
import {
  matchSentence,
  shortName,
  type ShownSet,
  shownSets,
  type SideInWords,
} from "../public/competition-words";
import type { ShownMatch } from "./shown-matches";

interface MatchCardSideProps {
  side: SideInWords;
  /** Empty while nothing is known. */
  points: readonly ShownSet[];
}

function MatchCardSide({ side: { athletes, origin, isWinner }, points }: MatchCardSideProps) {
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

interface MatchCardProps {
  match: ShownMatch;
  /** Left out where what is around it says which match it is, and where. */
  head?: boolean;
}

/** A match as a scoreboard: two pairs with a net between them. Read out as one sentence. */
export function MatchCard({ match, head = true }: MatchCardProps) {
  const { status, outcome, number, phase, courtLabel, sides, sets } = match;
  const place = typeof number === "number" ? `Jogo ${number} · ${phase}` : null;
  const where = courtLabel ?? (place ? null : "Quadra a definir");
  const ending = outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  const state = status === "PLAYED" ? (ending ?? matchStatusLabel.PLAYED) : matchStatusLabel[status];
  const [first, second] = sides;

  return (
    <Box minW="0" opacity={status === "CANCELLED" ? 0.75 : 1} textAlign="left">
      <VisuallyHidden>
        {place ? `${place}. ` : ""}
        {courtLabel ? `${courtLabel}: ` : ""}
        {matchSentence(match)}
      </VisuallyHidden>
      <Box aria-hidden="true">
        {head ? (
          <Flex
            justify="space-between"
            gap="2"
            textStyle="xs"
            fontWeight="semibold"
            color="fg.muted"
            mb="1.5"
          >
            <Text as="span">{[place, where].filter(Boolean).join(" · ")}</Text>
            <Text as="span">{state}</Text>
          </Flex>
        ) : null}
        {first ? <MatchCardSide side={first} points={shownSets(sets, 0)} /> : null}
        <Net />
        {second ? <MatchCardSide side={second} points={shownSets(sets, 1)} /> : null}
      </Box>
    </Box>
  );
}

function Net() {
  return (
    <Flex align="center" my="1" color="border.emphasized">
      <Box boxSize="1.5" borderRadius="full" bg="currentColor" />
      <Box flex="1" borderTopWidth="2px" borderStyle="dashed" borderColor="currentColor" opacity="0.7" />
      <Box boxSize="1.5" borderRadius="full" bg="currentColor" />
    </Flex>
  );
}
