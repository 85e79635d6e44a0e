import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

/** Dark whatever the device prefers, and never higher than the screen: nobody scrolls a television. */
export function TvWall({ children }: { children: ReactNode }) {
  return (
    <Box
      as="main"
      h="100dvh"
      w="100vw"
      overflow="hidden"
      bg="sea.950"
      color="sand.50"
      p="2.2vh"
      lineHeight="1.15"
      css={{ colorScheme: "dark" }}
    >
      {children}
    </Box>
  );
}
