import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { formatTime } from "../../../ui/format";
import { isNext } from "../public-match";
import { TvSides } from "./TvSides";
import type { TvCourt } from "./tv-board";

interface TvCourtCardProps {
  court: TvCourt;
  /** Courts that share the screen's height: the fewer, the bigger the letters. */
  ofHowMany: number;
}

const letters = (courts: number) =>
  courts === 1
    ? { head: "4.4vh", name: "6vh", score: "11vh" }
    : courts === 2
      ? { head: "3.8vh", name: "5.2vh", score: "9vh" }
      : { head: "3.2vh", name: "4.2vh", score: "5.6vh" };

/** A court: its match with the score as it stands, or the one that comes next. */
export function TvCourtCard({ court: { name, now, playing }, ofHowMany }: TvCourtCardProps) {
  const { match, place } = now;
  const called = isNext(match);
  const size = letters(ofHowMany);
  const state = playing
    ? "Em quadra"
    : called
      ? "Chamados"
      : match.scheduledFor === null
        ? "A seguir"
        : formatTime(match.scheduledFor);
  return (
    <Flex
      as="article"
      direction="column"
      justify="center"
      gap="0.8vh"
      px="1.4vw"
      py="1vh"
      minH="0"
      overflow="hidden"
      borderRadius="1.6vh"
      bg="sea.900"
      borderLeftWidth="0.8vw"
      borderColor={playing ? "sun.300" : called ? "palm.300" : "sea.700"}
    >
      <Flex align="baseline" gap="1.2vw" fontSize={size.head} fontWeight="bold">
        <Box truncate>{name}</Box>
        <Box flex="1" minW="0" truncate color="sand.300" fontWeight="medium">
          {place}
        </Box>
        <Box flexShrink="0" color={playing ? "sun.300" : called ? "palm.300" : "sand.200"}>
          {state}
        </Box>
      </Flex>
      <TvSides match={match} name={size.name} score={size.score} wraps={ofHowMany < 3} />
    </Flex>
  );
}
