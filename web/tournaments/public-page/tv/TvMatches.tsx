import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { formatTime } from "../../../ui/format";
import { usePlaceTime } from "../../../ui/PlaceTime";
import { expectedWords } from "../../../competition/public/expected-time";
import { timeOf } from "../public-match";
import { TvLate, TvPlace, TvSides } from "./TvMatchParts";
import type { TvMatch } from "./tv-board";
import { tvUnit } from "./tv-unit";

/** As many as can be read from afar. */
const rows = 3;

/** The next matches, or the last results. */
export function TvMatches({ matches }: { matches: readonly TvMatch[] }) {
  const timeZone = usePlaceTime();
  return (
    <Grid
      as="ul"
      listStyleType="none"
      h="full"
      gap={tvUnit(1.4)}
      templateRows={`repeat(${rows}, minmax(0, 1fr))`}
    >
      {matches.slice(0, rows).map(({ match, category, round }) => (
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
          <Flex gap="1vw" fontSize={tvUnit(3.2)} fontWeight="medium" color="sand.300">
            {/* Of what comes the court first: of all the words it is the one that people go to. */}
            <TvPlace
              category={category}
              round={round}
              before={match.status === "PLAYED" ? null : match.court}
            />
            {match.isLate ? <TvLate /> : null}
            <Box flexShrink="0" fontWeight="bold" color="sun.200">
              {match.isLate && match.expectedAt !== null
                ? expectedWords(formatTime(match.expectedAt, timeZone))
                : timeOf(match, timeZone)}
            </Box>
          </Flex>
          <TvSides match={match} name={4.2} score={5} room={match.sets.length > 0 ? 28 : 32} />
        </Flex>
      ))}
    </Grid>
  );
}
