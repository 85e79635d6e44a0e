import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { Podium_standing$key } from "../../__generated__/Podium_standing.graphql";
import { PodiumStep } from "./PodiumStep";
import { SunsetBackdrop } from "./SunsetBackdrop";

interface PodiumProps {
  standings: Podium_standing$key;
  gender: "MALE" | "FEMALE" | "MIXED" | null | undefined;
}

/** In a mixed tournament nobody knows whether the winner is a man or a woman. */
const titles = { MALE: "Campeão", FEMALE: "Campeã", MIXED: "Primeiro lugar" } as const;

/** The top three at sunset; the champion stands before the sun. */
export function Podium({ standings: key, gender }: PodiumProps) {
  const standings = useFragment(
    graphql`
      fragment Podium_standing on Super8Standing @relay(plural: true) {
        position
        ...PodiumStep_standing
        athlete {
          id
          displayName
        }
      }
    `,
    key,
  );
  const [champion, ...others] = standings.filter(({ position }) => position <= 3);
  if (!champion) return null;
  const title = titles[gender ?? "MIXED"];
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
          {champion.athlete.displayName} venceu!
        </Heading>
        <Flex
          as="ol"
          listStyleType="none"
          align="flex-end"
          justify="center"
          gap={{ base: "2", md: "4" }}
          mt="12"
        >
          {[champion, ...others].map((standing) => (
            <PodiumStep key={standing.athlete.id} standing={standing} />
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
