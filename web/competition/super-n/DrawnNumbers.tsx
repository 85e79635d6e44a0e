import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { shortName } from "../public/match-words";
import { revealed } from "./reveal";

interface DrawnNumbersProps {
  numbers: readonly { readonly id: string; readonly number: number; readonly displayName: string }[];
  /** Its place among the page's headings. */
  heading?: "h3" | "h4";
  reveal?: boolean;
}

/** Which number each athlete was drawn: who plays with whom follows from it. */
export function DrawnNumbers({ numbers, heading = "h3", reveal = false }: DrawnNumbersProps) {
  return (
    <Stack as="section" gap="2.5" aria-label="Números sorteados">
      <Heading as={heading} textStyle="sm" fontWeight="bold" color="fg.muted">
        Números sorteados
      </Heading>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {numbers.map(({ id, number, displayName }, index) => (
          <HStack
            as="li"
            key={id}
            gap="2"
            ps="1"
            pe="3"
            py="1"
            borderRadius="full"
            bg="bg.muted"
            {...(reveal ? revealed(index) : {})}
          >
            <Center
              boxSize="7"
              borderRadius="full"
              bg="sea.subtle"
              color="sea.fg"
              fontFamily="heading"
              fontWeight="bold"
              textStyle="sm"
            >
              {number}
            </Center>
            <Text textStyle="sm" fontWeight="medium">
              {shortName(displayName)}
            </Text>
          </HStack>
        ))}
      </Flex>
    </Stack>
  );
}
