import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";

interface Step {
  id: string;
  position: number;
  name: string;
  detail: ReactNode;
}

/** Second stands to the left of the first, third to the right; read out in their order. */
const looks: Record<number, { order: number; height: string; bg: string }> = {
  1: { order: 2, height: "11rem", bg: "medal.gold" },
  2: { order: 1, height: "9rem", bg: "medal.silver" },
  3: { order: 3, height: "7.75rem", bg: "medal.bronze" },
};

function PodiumStep({ step: { position, name, detail } }: { step: Step }) {
  const look = looks[position];
  if (!look) return null;
  return (
    <Flex as="li" order={look.order} direction="column" align="center" flex="1" maxW="13rem" minW="0">
      {position === 1 ? <Trophy size={36} color="#0b2e39" aria-hidden="true" /> : null}
      <Center
        flexDirection="column"
        justifyContent="flex-start"
        w="full"
        minH={look.height}
        pt="2.5"
        pb="2"
        mt="2"
        borderTopRadius="l2"
        bg={look.bg}
        color="medal.contrast"
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="2.25rem" lineHeight="1">
          {position}º
        </Text>
        <Text
          fontWeight="bold"
          textAlign="center"
          lineHeight="1.2"
          mt="1.5"
          px="1"
          w="full"
          textStyle={{ base: "xs", md: "md" }}
          overflowWrap="break-word"
        >
          {name}
        </Text>
        {detail ? (
          <Text textStyle="xs" fontWeight="medium" mt="1" textAlign="center" px="1">
            {detail}
          </Text>
        ) : null}
      </Center>
    </Flex>
  );
}

/**
 * The sun going down behind the sea, drawn once when the tournament is over; the sky is the ground it is put on. The sun
 * stands behind the champion on every screen, so it does not grow with the sea.
 */
function SunsetBackdrop() {
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
