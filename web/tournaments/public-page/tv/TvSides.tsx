import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { shownSets } from "../../matches/match-words";
import { sideName, type PublicMatch } from "../public-match";

interface TvSidesProps {
  match: PublicMatch;
  /** Heights of the names and of the score, of the screen's. */
  name: string;
  score: string;
  /** Whether a long pair may take two lines. */
  wraps?: boolean;
}

/** Two sides one above the other, with their games at the right. */
export function TvSides({ match, name, score, wraps = false }: TvSidesProps) {
  return (
    <Flex direction="column" gap="0.6vh" minW="0">
      {([0, 1] as const).map((index) => {
        const side = match.sides[index];
        const isKnown = (side?.athletes.length ?? 0) > 0;
        return (
          <Flex key={index} align="center" gap="1.5vw">
            <Box
              flex="1"
              minW="0"
              {...(wraps ? { lineClamp: 2 } : { truncate: true })}
              fontSize={name}
              fontWeight={side?.isWinner ? "bold" : "medium"}
              color={side?.isWinner ? "palm.300" : isKnown ? "sand.50" : "sand.300"}
            >
              {sideName(side)}
            </Box>
            {shownSets(match.sets, index).map(({ points, tieBreak }, set) => (
              <Box
                key={set}
                minW="1.4em"
                textAlign="center"
                fontSize={score}
                fontWeight="bold"
                fontFamily="heading"
                lineHeight="1"
                fontVariantNumeric="tabular-nums"
                color={side?.isWinner ? "palm.300" : "sun.200"}
              >
                {points}
                {tieBreak === null ? null : (
                  <Box as="sup" fontSize="0.5em" ms="0.1em">
                    {tieBreak}
                  </Box>
                )}
              </Box>
            ))}
          </Flex>
        );
      })}
    </Flex>
  );
}
