import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { PodiumStep, type Step } from "./PodiumStep";
import { SunsetBackdrop } from "./SunsetBackdrop";

interface PodiumSceneProps {
  title: string;
  headline: string;
  /** The best place first. */
  steps: readonly Step[];
}

/** Begins with the ground of the words above it. */
const sky = "linear-gradient({colors.sea.900}, {colors.sea.600} 55%, {colors.coral.600})";

/** The top three at sunset; the champion stands before the sun, the words on plain ground above. */
export function PodiumScene({ title, headline, steps }: PodiumSceneProps) {
  return (
    <Box
      as="section"
      aria-label="Pódio"
      overflow="hidden"
      borderRadius="l3"
      bg="sea.900"
      color="sand.50"
      boxShadow="lg"
    >
      <Box px={{ base: "3", md: "8" }} pt="7" pb="6" textAlign="center">
        <Text fontWeight="semibold" color="sun.200">
          {title}
        </Text>
        <Heading
          as="h2"
          fontWeight="bold"
          fontSize={{ base: "1.75rem", md: "2.5rem" }}
          lineHeight="1.15"
          overflowWrap="anywhere"
        >
          {headline}
        </Heading>
      </Box>
      <Box position="relative" bgImage={sky}>
        <SunsetBackdrop />
        <Flex
          as="ol"
          listStyleType="none"
          align="flex-end"
          justify="center"
          gap={{ base: "2", md: "4" }}
          px={{ base: "3", md: "8" }}
          pt="6"
          position="relative"
        >
          {steps.map((step) => (
            <PodiumStep key={step.id} step={step} />
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
