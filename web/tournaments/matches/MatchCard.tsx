import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import { matchStatusLabel } from "../../../server/tournaments/matches/match-status.rules";
import { matchOutcomeLabel } from "../../../server/tournaments/matches/outcome.rules";
import type { MatchCard_match$key } from "../../__generated__/MatchCard_match.graphql";
import { matchSentence } from "./match-words";
import { readMatch } from "./read-match";
import { MatchCardSide } from "./MatchCardSide";

/** A match as a scoreboard: two pairs with a net between them. Read out as one sentence. */
export function MatchCard({ match: key }: { match: MatchCard_match$key }) {
  const match = useFragment(
    graphql`
      fragment MatchCard_match on Match {
        status
        outcome
        ...readMatch_match
        court {
          name
        }
        sides {
          ...MatchCardSide_side
        }
      }
    `,
    key,
  );
  const { status, outcome, court, sides } = match;
  const ending = outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  const state = status === "PLAYED" ? (ending ?? matchStatusLabel.PLAYED) : matchStatusLabel[status];
  const [first, second] = sides;

  return (
    <Box minW="0" opacity={status === "CANCELLED" ? 0.75 : 1} textAlign="left">
      <VisuallyHidden>
        {court ? `${court.name}: ` : ""}
        {matchSentence(readMatch(match))}
      </VisuallyHidden>
      <Box aria-hidden="true">
        <Flex justify="space-between" gap="2" textStyle="xs" fontWeight="semibold" color="fg.muted" mb="1.5">
          <Text as="span">{court?.name ?? "Quadra a definir"}</Text>
          <Text as="span">{state}</Text>
        </Flex>
        {first ? <MatchCardSide side={first} /> : null}
        <Net />
        {second ? <MatchCardSide side={second} /> : null}
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
