import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { tvUnit } from "./tv-unit";

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
