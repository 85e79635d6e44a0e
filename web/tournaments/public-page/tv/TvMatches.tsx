import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { formatTime } from "../../../ui/format";
import { usePlaceTime } from "../../../ui/PlaceTime";
import { expectedWords } from "../../../competition/public/expected-time";
import { timeOf, type PublicMatch } from "../public-match";
import { TvLate } from "./TvLate";
import { TvSides } from "./TvSides";
import type { TvMatch } from "./tv-board";
import { tvUnit } from "./tv-unit";

const most = 5;
const fewest = 3;

/** Of what comes the court first: of all the words it is the one that people go to. */
const whereIs = ({ status, court }: PublicMatch, place: string): string =>
  (status === "PLAYED" ? [place, court] : [court, place]).filter(Boolean).join(" · ");

/** The next matches, or the last results, as many as can be read from afar. */
export function TvMatches({ matches }: { matches: readonly TvMatch[] }) {
  const timeZone = usePlaceTime();
  const rows = Math.min(most, Math.max(fewest, matches.length));
  const few = rows < most;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      h="full"
      gap={tvUnit(1.4)}
      templateRows={`repeat(${rows}, minmax(0, 1fr))`}
    >
      {matches.slice(0, rows).map(({ match, place }) => (
        <Flex
          as="li"
          key={match.id}
          direction="column"
          justify="center"
          gap={tvUnit(0.4)}
          px="1.2vw"
          minH="0"
          overflow="hidden"
          borderRadius={tvUnit(1.4)}
          bg="sea.900"
        >
          <Flex gap="1vw" fontSize={few ? tvUnit(3.2) : tvUnit(2.8)} fontWeight="medium" color="sand.300">
            <Box flex="1" minW="0" truncate>
              {whereIs(match, place)}
            </Box>
            {match.isLate ? <TvLate /> : null}
            <Box flexShrink="0" fontWeight="bold" color="sun.200">
              {match.isLate && match.expectedAt !== null
                ? expectedWords(formatTime(match.expectedAt, timeZone))
                : timeOf(match, timeZone)}
            </Box>
          </Flex>
          <TvSides
            match={match}
            name={few ? 4.2 : 3.6}
            score={few ? 5 : 4}
            room={match.sets.length > 0 ? 28 : 32}
          />
        </Flex>
      ))}
    </Grid>
  );
}
