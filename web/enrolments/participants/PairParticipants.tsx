import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { UserMinus, UserPlus } from "lucide-react";
import type { Participant_enrolment$key } from "../../__generated__/Participant_enrolment.graphql";
import { Panel } from "../../ui/Card";
import { Participant, type ParticipantActions } from "./Participant";

interface PairParticipantsProps extends ParticipantActions {
  /** From 1, within its category. */
  number: number;
  /** Null for who is not seeded. */
  seed: number | null;
  /** It left after the draw. */
  withdrawn: boolean;
  enrolments: readonly (Participant_enrolment$key & { readonly id: string; readonly status: string })[];
}

/** Two who play together. */
export function PairParticipants({
  number,
  seed,
  withdrawn,
  enrolments,
  onWithdraw,
  ...actions
}: PairParticipantsProps) {
  const [first] = enrolments;
  return (
    <Panel as="li" p={{ base: "3.5", md: "4" }} boxShadow="xs">
      <Flex gap={{ base: "3", md: "4" }} align="flex-start">
        <Center
          boxSize="10"
          borderRadius="full"
          bg="bg.muted"
          fontFamily="heading"
          fontWeight="bold"
          textStyle="lg"
          flexShrink="0"
        >
          <VisuallyHidden>Dupla </VisuallyHidden>
          {number}
        </Center>
        <Stack gap="2" flex="1" minW="0">
          {seed === null ? null : (
            <Text textStyle="xs" fontWeight="bold" color="coral.fg">
              Cabeça de chave {seed}
            </Text>
          )}
          {withdrawn ? (
            <Text textStyle="xs" fontWeight="bold" color="fg.muted">
              Retirada
            </Text>
          ) : null}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {enrolments.map((enrolment) => (
              <Participant key={enrolment.id} enrolment={enrolment} stacked {...actions} />
            ))}
          </SimpleGrid>
          {onWithdraw && first?.status === "PLAYING" ? (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              alignSelf="flex-start"
              onClick={() => onWithdraw(first.id, !withdrawn)}
            >
              {withdrawn ? <UserPlus /> : <UserMinus />}
              {withdrawn ? "Voltar ao torneio" : "Retirar dupla"}
              <VisuallyHidden>
                {withdrawn ? ": dupla" : ""} {number}
              </VisuallyHidden>
            </Button>
          ) : null}
        </Stack>
      </Flex>
    </Panel>
  );
}
