import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";

export interface Step {
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

export function PodiumStep({ step: { position, name, detail } }: { step: Step }) {
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
