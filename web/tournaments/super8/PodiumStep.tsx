import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { shortName } from "../matches/match-words";
import { signed } from "./signed";

interface PodiumStepProps {
  position: number;
  name: string;
  victories: number;
  gameBalance: number;
}

/** Second stands to the left of the first, third to the right; read out in their order. */
const steps: Record<number, { order: number; height: string; bg: string; color: string }> = {
  1: { order: 2, height: "8.5rem", bg: "sun.300", color: "#2f2002" },
  2: { order: 1, height: "6.5rem", bg: "sea.300", color: "#04222a" },
  3: { order: 3, height: "5rem", bg: "coral.300", color: "#2b0d04" },
};

export function PodiumStep({ position, name, victories, gameBalance }: PodiumStepProps) {
  const step = steps[position];
  if (!step) return null;
  return (
    <Flex as="li" order={step.order} direction="column" align="center" flex="1" maxW="13rem" minW="0">
      {position === 1 ? <Trophy size={30} color="#ffe19a" aria-hidden="true" /> : null}
      <Text
        fontWeight="bold"
        textAlign="center"
        lineHeight="1.2"
        my="2"
        textStyle={{ base: "sm", md: "md" }}
        overflowWrap="anywhere"
      >
        {shortName(name)}
      </Text>
      <Center
        flexDirection="column"
        justifyContent="flex-start"
        w="full"
        h={step.height}
        pt="2.5"
        borderTopRadius="l2"
        bg={step.bg}
        color={step.color}
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="2.25rem" lineHeight="1">
          {position}º
        </Text>
        <Text textStyle="xs" fontWeight="semibold" mt="1.5" textAlign="center" px="1">
          {victories} {victories === 1 ? "vitória" : "vitórias"}
          <br />
          saldo {signed(gameBalance)}
        </Text>
      </Center>
    </Flex>
  );
}
