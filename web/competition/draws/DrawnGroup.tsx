import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { DrawnGroup_group$key } from "../../__generated__/DrawnGroup_group.graphql";
import type { BracketMatch, BracketSide } from "../public/bracket-view";
import { matchInWords } from "../public/bracket-words";
import { MatchPress } from "../public/MatchPress";
import { GroupGames } from "../public/GroupGames";
import { GroupCard } from "./GroupCard";
import { PairLine } from "./PairLine";
import { readDrawnMatch } from "../public/read-bracket";
import { readPair } from "./read-pair";
import { SetPoints } from "./SetPoints";
import { usePlaceTime } from "../../ui/PlaceTime";

interface DrawnGroupProps {
  group: DrawnGroup_group$key;
  alone: boolean;
  heading?: "h2" | "h3" | "h4";
}

export function DrawnGroup({ group: key, alone, heading }: DrawnGroupProps) {
  const { letter, pairs, matches } = useFragment(
    graphql`
      fragment DrawnGroup_group on DrawGroup {
        letter
        pairs {
          id
          ...readPair_pair
        }
        matches {
          ...readBracket_match
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const games = matches.map((match) => readDrawnMatch(match, timeZone));
  return (
    <GroupCard letter={letter} alone={alone} heading={heading}>
      <Box as="ol" listStyleType="none">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <PairLine {...readPair(pair)} />
          </li>
        ))}
      </Box>
      <GroupGames count={games.length} over={games.every(({ state }) => state === "over")}>
        <Box as="ul" listStyleType="none">
          {games.map((game) => (
            <li key={game.number}>
              <MatchLine match={game} />
            </li>
          ))}
        </Box>
      </GroupGames>
    </GroupCard>
  );
}

function MatchLine({ match }: { match: BracketMatch }) {
  return (
    <MatchPress matchId={match.id} way={match.way} py="1.5">
      <VisuallyHidden>{matchInWords(match)}</VisuallyHidden>
      <Flex aria-hidden="true" gap="2" textStyle="xs" lineHeight="1.3">
        <Text
          as="span"
          w="5"
          flexShrink="0"
          color="fg.muted"
          fontWeight="bold"
          fontVariantNumeric="tabular-nums"
        >
          {match.number}
        </Text>
        <Box flex="1" minW="0">
          {match.sides.map((side, index) => (
            <SideLine key={index} side={side} />
          ))}
        </Box>
      </Flex>
      {match.note ? (
        <Text aria-hidden="true" textStyle="xs" color="fg.muted" ps="7">
          {match.note}
        </Text>
      ) : null}
    </MatchPress>
  );
}

function SideLine({ side: { names, sets, isWinner } }: { side: BracketSide }) {
  return (
    <Flex gap="2" align="baseline" fontWeight={isWinner ? "bold" : "normal"}>
      <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
        {names.join(" / ")}
      </Text>
      <SetPoints sets={sets} strong={isWinner} />
    </Flex>
  );
}
