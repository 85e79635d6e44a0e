import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";

/**
 * The sun going down behind the sea, drawn once when the tournament is over; the sky is the ground it is put on. The sun
 * stands behind the champion on every screen, so it does not grow with the sea.
 */
export function SunsetBackdrop() {
  return (
    <Box position="absolute" inset="0" overflow="hidden" aria-hidden="true">
      <Box
        position="absolute"
        left="50%"
        top="6"
        boxSize={{ base: "11rem", md: "16rem" }}
        ms={{ base: "-5.5rem", md: "-8rem" }}
        borderRadius="full"
        bg="coral.300"
        boxShadow="0 0 0 1.25rem rgb(251 124 85 / 0.3)"
      />
      <chakra.svg
        viewBox="0 0 800 120"
        preserveAspectRatio="none"
        position="absolute"
        insetX="0"
        bottom="0"
        w="full"
        h="7.5rem"
      >
        <path
          d="M0 30c50 0 50 14 100 14s50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14v90H0z"
          fill="#10515d"
        />
        <path
          d="M0 66c50 0 50 14 100 14s50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14v54H0z"
          fill="#0e3f4b"
        />
      </chakra.svg>
    </Box>
  );
}
