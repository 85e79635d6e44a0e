import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type BracketMatch, type BracketSide, matchInWords } from "../public/bracket-view";
import { MatchPress } from "../public/MatchOpener";
import type { ShownSet } from "../public/competition-words";

interface BracketMatchBoxProps {
  match: BracketMatch;
  /** Whether on a phone it stands among others without room below it. */
  stacked?: boolean;
}

/** One match of a bracket: its number beside the two sides. Read out as one sentence; pressed, it opens. */
export function BracketMatchBox({ match, stacked = false }: BracketMatchBoxProps) {
  const [first, second] = match.sides;
  return (
    <MatchPress
      matchId={match.id}
      way={match.way}
      flex="1"
      minW="0"
      position="relative"
      borderRadius="l2"
      _hover={{ "& > [aria-hidden]:first-of-type": { borderColor: "fg.muted" } }}
    >
      <VisuallyHidden>{matchInWords(match)}</VisuallyHidden>
      <Flex
        aria-hidden="true"
        borderWidth="1px"
        borderColor={match.state === "live" ? "sun.solid" : "border.emphasized"}
        boxShadow={match.state === "live" ? "0 0 0 1px {colors.sun.solid}" : undefined}
        borderRadius="l2"
        bg="bg.panel"
        overflow="hidden"
        breakInside="avoid"
        _print={{ boxShadow: "none" }}
      >
        <Flex
          w="8"
          flexShrink="0"
          align="center"
          justify="center"
          bg="bg.muted"
          color="fg.muted"
          textStyle="xs"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
          _print={{ w: "6", fontSize: "0.8125rem" }}
        >
          {match.number}
        </Flex>
        <Box flex="1" minW="0">
          {first ? <Side side={first} /> : null}
          <Box borderTopWidth="1px" borderColor="border" />
          {second ? <Side side={second} /> : null}
        </Box>
      </Flex>
      {match.note ? (
        <Text
          aria-hidden="true"
          fontSize={{ base: "0.75rem", md: "0.6875rem" }}
          lineHeight="1.1"
          color="fg.muted"
          ps="8"
          w="full"
          truncate
          position={{ base: stacked ? "static" : "absolute", md: "absolute" }}
          top="100%"
          mt="0.5"
          _print={{ position: "absolute", fontSize: "0.78125rem", ps: "6" }}
        >
          {match.note}
        </Text>
      ) : null}
    </MatchPress>
  );
}

function Side({ side: { names, seed, origin, sets, isWinner, isOwn = false } }: { side: BracketSide }) {
  const known = names.length > 0;
  return (
    <Flex
      align="center"
      gap="1.5"
      px="2"
      minH="2.25rem"
      bg={isWinner ? "palm.subtle" : undefined}
      _print={{ px: "1", gap: "1", minH: "1.9375rem" }}
    >
      <Box
        flex="1"
        minW="0"
        fontSize={known ? { base: "0.875rem", md: "0.8125rem" } : { base: "0.8125rem", md: "0.75rem" }}
        lineHeight="1.2"
        _print={{ fontSize: "0.8125rem", lineHeight: "1.15" }}
        fontWeight={isWinner || isOwn ? "bold" : known ? "medium" : "normal"}
        color={isOwn ? "coral.fg" : known ? "fg" : "fg.muted"}
      >
        {(known ? names : [origin ?? "A definir"]).map((line) => (
          <Text key={line} {...(known ? { truncate: true } : { lineClamp: 2 })}>
            {line}
          </Text>
        ))}
      </Box>
      {seed === null ? null : (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" flexShrink="0">
          [{seed}]
        </Text>
      )}
      <Flex gap="1" textStyle="sm">
        <SetPoints sets={sets} strong={isWinner} />
      </Flex>
    </Flex>
  );
}

interface SetPointsProps {
  sets: readonly ShownSet[];
  strong: boolean;
}

/** One side's games in a narrow place, set by set; the points of a tie-break stand small beside them. */
function SetPoints({ sets, strong }: SetPointsProps) {
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
