import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { BracketMatch, BracketSide } from "./bracket-view";
import { matchInWords } from "./bracket-words";

/** One match of a bracket: its number beside the two sides. Read out as one sentence. */
export function BracketMatchBox({ match }: { match: BracketMatch }) {
  const [first, second] = match.sides;
  return (
    <Box flex="1" minW="0" position="relative">
      <VisuallyHidden>{matchInWords(match)}</VisuallyHidden>
      <Flex
        aria-hidden="true"
        borderWidth="1px"
        borderColor="border.emphasized"
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
          fontSize="0.6875rem"
          lineHeight="1.1"
          color="fg.muted"
          ps="8"
          position={{ base: "static", md: "absolute" }}
          top="100%"
          _print={{ position: "absolute" }}
        >
          {match.note}
        </Text>
      ) : null}
    </Box>
  );
}

function Side({ side: { names, seed, origin, games, isWinner } }: { side: BracketSide }) {
  const known = names.length > 0;
  return (
    <Flex align="center" gap="1.5" px="2" minH="2.25rem" bg={isWinner ? "palm.subtle" : undefined}>
      <Box
        flex="1"
        minW="0"
        fontSize={known ? "0.8125rem" : "0.75rem"}
        lineHeight="1.2"
        fontWeight={isWinner ? "bold" : known ? "medium" : "normal"}
        color={known ? "fg" : "fg.muted"}
      >
        {(known ? names : [origin ?? "A definir"]).map((line) => (
          <Text key={line} truncate>
            {line}
          </Text>
        ))}
      </Box>
      {seed === null ? null : (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" flexShrink="0">
          [{seed}]
        </Text>
      )}
      {games.map((count, index) => (
        <Text
          key={index}
          as="span"
          w="4"
          textAlign="center"
          textStyle="sm"
          fontWeight={isWinner ? "bold" : "normal"}
          fontVariantNumeric="tabular-nums"
          flexShrink="0"
        >
          {count}
        </Text>
      ))}
    </Flex>
  );
}
