import { Center } from "@chakra-ui/react/center";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { DrawOrder_enrolment$key } from "../../__generated__/DrawOrder_enrolment.graphql";
import { shortName } from "../matches/match-words";
import { revealed } from "./reveal";

interface DrawOrderProps {
  enrolments: DrawOrder_enrolment$key;
  reveal: boolean;
}

/** Which number each athlete was drawn: who played with whom follows from it. */
export function DrawOrder({ enrolments: key, reveal }: DrawOrderProps) {
  const enrolments = useFragment(
    graphql`
      fragment DrawOrder_enrolment on Enrolment @relay(plural: true) {
        id
        drawNumber
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const drawn = enrolments.filter(({ drawNumber }) => drawNumber);
  if (drawn.length === 0) return null;
  return (
    <Stack as="section" gap="2.5" aria-label="Números sorteados">
      <Heading as="h3" textStyle="sm" fontWeight="bold" color="fg.muted">
        Números sorteados
      </Heading>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {drawn.map(({ id, drawNumber, athlete }, index) => (
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
              bg="sun.solid"
              color="sun.contrast"
              fontFamily="heading"
              fontWeight="bold"
              textStyle="sm"
            >
              {drawNumber}
            </Center>
            <Text textStyle="sm" fontWeight="medium">
              {shortName(athlete.displayName)}
            </Text>
          </HStack>
        ))}
      </Flex>
    </Stack>
  );
}
