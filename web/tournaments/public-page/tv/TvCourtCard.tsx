import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { isNext, timeOf } from "../public-match";
import { TvLate, TvPlace, TvSides } from "./TvMatchParts";
import type { TvCourt } from "./tv-board";
import { tvUnit } from "./tv-unit";
import { usePlaceTime } from "../../../ui/PlaceTime";

interface TvCourtCardProps {
  court: TvCourt;
  /** Courts that share the screen's height: the fewer, the bigger the letters. */
  ofHowMany: number;
}

const letters = (courts: number) =>
  courts === 1
    ? { head: 5, name: 6.8, score: 17, room: 22 }
    : courts === 2
      ? { head: 4, name: 4.6, score: 10, room: 26 }
      : courts === 3
        ? { head: 3.4, name: 4.6, score: 6.4, room: 30 }
        : { head: 3, name: 4, score: 5.4, room: 32 };

/** A court: its match with the score as it stands, or the one that comes next. */
export function TvCourtCard({ court: { name, now, playing }, ofHowMany }: TvCourtCardProps) {
  const timeZone = usePlaceTime();
  const { match, category, round } = now;
  const called = isNext(match);
  const size = letters(ofHowMany);
  const state = playing ? "Em quadra" : called ? "Chamados" : (timeOf(match, timeZone) ?? "A seguir");
  return (
    <Flex
      as="article"
      direction="column"
      justify="center"
      gap={ofHowMany < 3 ? tvUnit(2) : tvUnit(0.6)}
      px="1.4vw"
      py={tvUnit(1)}
      minH="0"
      overflow="hidden"
      borderRadius={tvUnit(1.6)}
      bg="sea.900"
      borderLeftWidth="0.8vw"
      borderColor={playing ? "sun.300" : called ? "palm.300" : "sea.700"}
    >
      <Flex align="baseline" gap="1.2vw" fontSize={tvUnit(size.head)} fontWeight="bold">
        <Box flex="1" minW="0" truncate>
          {name}
        </Box>
        <Box flexShrink="0" color={playing ? "sun.300" : called ? "palm.300" : "sand.200"}>
          {state}
        </Box>
      </Flex>
      <Flex gap="1.2vw" fontSize={tvUnit(size.head * 0.8)} color="sand.300">
        <TvPlace category={category} round={round} />
        {match.isLate ? <TvLate /> : null}
      </Flex>
      <TvSides match={match} name={size.name} score={size.score} room={size.room} tall={ofHowMany < 3} />
    </Flex>
  );
}
