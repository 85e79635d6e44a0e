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

/** The top three at sunset; the champion stands before the sun. */
export function PodiumScene({ title, headline, steps }: PodiumSceneProps) {
  return (
    <Box
      as="section"
      aria-label="Pódio"
      position="relative"
      overflow="hidden"
      borderRadius="l3"
      bg="sea.800"
      color="sand.50"
      boxShadow="lg"
    >
      <SunsetBackdrop />
      <Box position="relative" px={{ base: "3", md: "8" }} pt="7">
        <Text textAlign="center" fontWeight="semibold" color="sun.200">
          {title}
        </Text>
        <Heading
          as="h2"
          textAlign="center"
          fontWeight="bold"
          fontSize={{ base: "1.75rem", md: "2.5rem" }}
          lineHeight="1.15"
          overflowWrap="anywhere"
        >
          {headline}
        </Heading>
        <Flex
          as="ol"
          listStyleType="none"
          align="flex-end"
          justify="center"
          gap={{ base: "2", md: "4" }}
          mt="12"
        >
          {steps.map((step) => (
            <PodiumStep key={step.id} step={step} />
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
