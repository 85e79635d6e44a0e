import { Box } from "@chakra-ui/react/box";

/** Beside a match whose time has passed, and nobody was called to it. */
export function TvLate() {
  return (
    <Box flexShrink="0" fontWeight="bold" color="flag.300">
      Atrasado
    </Box>
  );
}
