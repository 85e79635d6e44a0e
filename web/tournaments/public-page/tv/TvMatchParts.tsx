import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { shortName, shownSets } from "../../../competition/public/match-words";
import { type PublicMatch, type PublicSide, sideName } from "../public-match";
import { tvUnit } from "./tv-unit";

interface TvSidesProps {
  match: PublicMatch;
  /** Heights of the names and of the score, in hundredths of the screen's. */
  name: number;
  score: number;
  /** How many letters a line has room for beside the score; longer pairs are written smaller. */
  room: number;
  /** Whether each athlete has a line. */
  tall?: boolean;
}

/** Two sides one above the other, with their games at the right. */
export function TvSides({ match, name, score, room, tall = false }: TvSidesProps) {
  const lines = match.sides.map((side) => (tall ? linesOf(side) : [sideName(side)]));
  const longest = Math.max(room, ...lines.flat().map(({ length }) => length));
  return (
    <Flex direction="column" gap={tall ? tvUnit(2.4) : tvUnit(0.6)} minW="0">
      {([0, 1] as const).map((index) => {
        const side = match.sides[index];
        const isKnown = (side?.athletes.length ?? 0) > 0;
        return (
          <Flex key={index} align="center" gap="1.5vw">
            <Box
              flex="1"
              minW="0"
              fontSize={tvUnit((name * room) / longest)}
              fontWeight={side?.isWinner ? "bold" : "medium"}
              color={side?.isWinner ? "palm.300" : isKnown ? "sand.50" : "sand.300"}
            >
              {lines[index]?.map((line) => (
                <Box key={line} truncate>
                  {line}
                </Box>
              ))}
            </Box>
            {shownSets(match.sets, index).map(({ points, tieBreak }, set) => (
              <Box
                key={set}
                minW="1.4em"
                textAlign="center"
                fontSize={tvUnit(score)}
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

const linesOf = (side: PublicSide): string[] =>
  side.athletes.length > 0
    ? side.athletes.map(({ displayName }) => shortName(displayName))
    : [sideName(side)];

/** Marks a match whose scheduled time has passed before it was called. */
export function TvLate() {
  return (
    <Box flexShrink="0" fontWeight="bold" color="flag.300">
      Atrasado
    </Box>
  );
}

interface TvPlaceProps {
  category: string | null;
  /** Never cut: "Semifinal". */
  round: string;
  /** What stands before it: a court. */
  before?: string | null;
}

/** Where a match belongs: "Quadra 1 · Mista C · Semifinal"; where there is no room for all the category is cut. */
export function TvPlace({ category, round, before = null }: TvPlaceProps) {
  return (
    <Flex flex="1" minW="0" whiteSpace="pre">
      {before === null ? null : <Box flexShrink="0">{`${before} · `}</Box>}
      {category === null ? null : (
        <>
          <Box minW="0" truncate>
            {category}
          </Box>
          <Box flexShrink="0">{" · "}</Box>
        </>
      )}
      <Box flexShrink="0">{round}</Box>
    </Flex>
  );
}
