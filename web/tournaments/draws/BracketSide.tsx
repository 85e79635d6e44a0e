import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketSide_set$key } from "../../__generated__/BracketSide_set.graphql";
import type { BracketSide_side$key } from "../../__generated__/BracketSide_side.graphql";
import { shortName } from "../matches/match-words";

interface BracketSideProps {
  side: BracketSide_side$key;
  sets: BracketSide_set$key;
}

/** One line of a match in a bracket: seed, names or where they come from, and the games of each set. */
export function BracketSide({ side: sideKey, sets: setKeys }: BracketSideProps) {
  const { number, athletes, pair, origin, isWinner } = useFragment(
    graphql`
      fragment BracketSide_side on MatchSide {
        number
        isWinner
        origin
        pair {
          seed
        }
        athletes {
          displayName
        }
      }
    `,
    sideKey,
  );
  const sets = useFragment(
    graphql`
      fragment BracketSide_set on MatchSet @relay(plural: true) {
        number
        gamesSide1
        gamesSide2
        tieBreakSide1
        tieBreakSide2
      }
    `,
    setKeys,
  );
  const known = athletes.length > 0;
  return (
    <Flex
      align="stretch"
      gap="1.5"
      ps="2.5"
      minH="2.25rem"
      bg={isWinner ? "palm.subtle" : undefined}
      color={known ? "fg" : "fg.muted"}
      _notLast={{ borderBottomWidth: "1px", borderColor: "border.muted" }}
    >
      <Flex align="center" gap="1.5" flex="1" minW="0" py="1">
        {pair?.seed ? (
          <Text as="span" textStyle="xs" fontWeight="bold" color="fg.muted" flexShrink="0">
            [{pair.seed}]
          </Text>
        ) : null}
        <Text
          as="span"
          textStyle="sm"
          lineHeight="1.2"
          fontWeight={isWinner ? "bold" : "medium"}
          fontStyle={known ? undefined : "italic"}
          overflowWrap="anywhere"
          lineClamp={2}
        >
          {known
            ? athletes.map(({ displayName }) => shortName(displayName)).join(" / ")
            : (origin ?? "A definir")}
        </Text>
      </Flex>
      {sets.map((set) => {
        const own = number === 1 ? set.gamesSide1 : set.gamesSide2;
        const other = number === 1 ? set.gamesSide2 : set.gamesSide1;
        const points = number === 1 ? set.tieBreakSide1 : set.tieBreakSide2;
        const isMatchTieBreak = own + other === 1 && typeof points === "number";
        return (
          <Flex
            key={set.number}
            align="center"
            justify="center"
            minW="1.9rem"
            px="1"
            fontFamily="heading"
            fontWeight="bold"
            color={own > other ? "fg" : "fg.muted"}
            bg="bg.muted"
          >
            {isMatchTieBreak ? points : own}
            {typeof points === "number" && !isMatchTieBreak ? (
              <Text as="sup" fontSize="0.65em" ms="0.5">
                {points}
              </Text>
            ) : null}
          </Flex>
        );
      })}
    </Flex>
  );
}
