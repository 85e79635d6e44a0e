import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { matchStatusLabel } from "../../../server/sport/scores/match-status.rules";
import { matchOutcomeLabel } from "../../../server/sport/scores/outcome.rules";
import { matchSentence, shownSets } from "../public/match-words";
import { MatchCardSide } from "./MatchCardSide";
import type { ShownMatch } from "./read-shown-match";

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
