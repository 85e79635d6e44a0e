import { Box } from "@chakra-ui/react/box";

/** Marks a match whose scheduled time has passed before it was called. */
export function TvLate() {
  return (
    <Box flexShrink="0" fontWeight="bold" color="flag.300">
      Atrasado
    </Box>
  );
}
