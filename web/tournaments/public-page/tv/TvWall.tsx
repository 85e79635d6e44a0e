import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Expand } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { dayAt } from "../../../../server/platform/time/time-zone.rules";
import type { LiveState } from "../../../relay/live-status";
import { formatDay, formatTime } from "../../../ui/format";
import { usePlaceClocks, usePlaceTime } from "../../../ui/PlaceTime";
import { timeAgo, useNow } from "../../../ui/TimeAgo";

/** Lengths in hundredths of the height of a television, whatever screen it is: `TvWall` says how much one is. */
export const tvUnit = (count: number): string => `calc(${count} * var(--tv-unit))`;

/** Full-screen frame for a television: always dark, and never taller than the screen, as a television cannot scroll. */
export function TvWall({ children }: { children: ReactNode }) {
  return (
    <Box
      as="main"
      data-whole-screen=""
      h="100dvh"
      w="100vw"
      overflow="hidden"
      bg="sea.950"
      color="sand.50"
      p={tvUnit(2.2)}
      lineHeight="1.15"
      css={{
        colorScheme: "dark",
        "--tv-unit": "min(1vh, 0.5625vw)",
        // On a phone or an upright screen the two halves are stacked.
        "@media (orientation: portrait)": { "--tv-unit": "min(0.5vh, 1.2vw)" },
      }}
    >
      {children}
    </Box>
  );
}

/** So many letters fit beside the clock; a longer name is written smaller. */
const room = 34;

/** The tournament's name, the clock, and the way to the whole screen while one is not there yet. */
export function TvHead({ name, live }: { name: string; live: LiveState }) {
  const isWhole = useIsWholeScreen();
  const age = timeAgo(new Date(live.asOf).toISOString(), useNow(), usePlaceTime());
  return (
    <Flex as="header" align="center" gap="2vw" minH={tvUnit(9)} flexShrink="0">
      <title>{`TV · ${name} · Praia`}</title>
      <Box
        as="h1"
        flex="1"
        minW="0"
        fontSize={tvUnit((6 * room) / Math.max(room, name.length))}
        fontWeight="bold"
        fontFamily="heading"
        lineClamp={2}
        lineHeight="1.05"
      >
        {name}
      </Box>
      {live.status === "lost" ? (
        <Box as="output" fontSize={tvUnit(3)} fontWeight="bold" color="flag.300">
          {`Sem conexão ao vivo · atualizado ${age}`}
        </Box>
      ) : null}
      {isWhole || !document.fullscreenEnabled ? null : (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap={tvUnit(1)}
          minH="11"
          minW="11"
          justifyContent="center"
          px={tvUnit(2)}
          fontSize={tvUnit(2.6)}
          fontWeight="bold"
          borderRadius="full"
          borderWidth="2px"
          borderColor="sea.500"
          cursor="pointer"
          onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
        >
          <Expand size="1.1em" aria-hidden="true" />
          <Box as="span" css={{ "@media (orientation: portrait)": { srOnly: true } }}>
            Tela cheia
          </Box>
        </chakra.button>
      )}
      <Clock />
    </Flex>
  );
}

function Clock() {
  const timeZone = usePlaceTime();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const clocks = usePlaceClocks([timeZone]);
  return (
    <Box flexShrink="0" textAlign="end">
      <Box
        as="time"
        fontSize={tvUnit(7)}
        fontWeight="bold"
        fontFamily="heading"
        fontVariantNumeric="tabular-nums"
      >
        {formatTime(now, timeZone)}
      </Box>
      <Box fontSize={tvUnit(2.6)} color="sand.300">
        {formatDay(dayAt(Date.parse(now), timeZone))}
      </Box>
      {clocks ? (
        <Box fontSize={tvUnit(2.2)} color="sand.300">
          {clocks}
        </Box>
      ) : null}
    </Box>
  );
}

function useIsWholeScreen(): boolean {
  const [isWhole, setWhole] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  return isWhole;
}
