import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PodiumStep_standing$key } from "../../__generated__/PodiumStep_standing.graphql";
import { shortName } from "../matches/match-words";
import { signed } from "./signed";

/** Second stands to the left of the first, third to the right; read out in their order. */
const steps: Record<number, { order: number; height: string; bg: string; color: string }> = {
  1: { order: 2, height: "11rem", bg: "sun.300", color: "#2f2002" },
  2: { order: 1, height: "9rem", bg: "sea.300", color: "#04222a" },
  3: { order: 3, height: "7.75rem", bg: "coral.300", color: "#2b0d04" },
};

export function PodiumStep({ standing }: { standing: PodiumStep_standing$key }) {
  const { position, victories, gameBalance, athlete } = useFragment(
    graphql`
      fragment PodiumStep_standing on Super8Standing {
        position
        victories
        gameBalance
        athlete {
          displayName
        }
      }
    `,
    standing,
  );
  const step = steps[position];
  if (!step) return null;
  return (
    <Flex as="li" order={step.order} direction="column" align="center" flex="1" maxW="13rem" minW="0">
      {position === 1 ? <Trophy size={36} color="#0b2e39" aria-hidden="true" /> : null}
      <Center
        flexDirection="column"
        justifyContent="flex-start"
        w="full"
        h={step.height}
        pt="2.5"
        mt="2"
        borderTopRadius="l2"
        bg={step.bg}
        color={step.color}
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
          {shortName(athlete.displayName)}
        </Text>
        <Text textStyle="xs" fontWeight="medium" mt="1" textAlign="center" px="1">
          {victories} {victories === 1 ? "vitória" : "vitórias"}
          <br />
          saldo {signed(gameBalance)}
        </Text>
      </Center>
    </Flex>
  );
}
