import { chakra } from "@chakra-ui/react/styled-system";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Expand } from "lucide-react";
import { useEffect, useState } from "react";
import type { LiveStatus } from "../../../relay/live-status";
import { formatTime } from "../../../ui/format";

/** The tournament's name, the clock, and the way to the whole screen while one is not there yet. */
export function TvHead({ name, live }: { name: string; live: LiveStatus }) {
  const isWhole = useIsWholeScreen();
  return (
    <Flex as="header" align="center" gap="2vw" h="9vh" flexShrink="0">
      <title>{`TV · ${name} · Praia`}</title>
      <Box as="h1" flex="1" minW="0" fontSize="6vh" fontWeight="bold" fontFamily="heading" truncate>
        {name}
      </Box>
      {live === "lost" ? (
        <Box as="output" fontSize="3vh" fontWeight="bold" color="flag.300">
          Sem conexão ao vivo
        </Box>
      ) : null}
      {isWhole || !document.fullscreenEnabled ? null : (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1vh"
          minH="11"
          px="2vh"
          fontSize="2.6vh"
          fontWeight="bold"
          borderRadius="full"
          borderWidth="2px"
          borderColor="sea.500"
          cursor="pointer"
          onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
        >
          <Expand size="2.6vh" aria-hidden="true" />
          Tela cheia
        </chakra.button>
      )}
      <Clock />
    </Flex>
  );
}

function Clock() {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box as="time" fontSize="7vh" fontWeight="bold" fontFamily="heading" fontVariantNumeric="tabular-nums">
      {formatTime(now)}
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
