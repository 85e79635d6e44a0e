import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { UserMinus, UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Participant_enrolment$key } from "../../__generated__/Participant_enrolment.graphql";
import type { ParticipantGroups_enrolment$key } from "../../__generated__/ParticipantGroups_enrolment.graphql";
import { Panel } from "../../ui/Card";
import { Participant, type ParticipantActions } from "./Participant";
import type { ParticipantGroup } from "./participant-groups";

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
function PairParticipants({
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

/** The row of an athlete who plays alone, or has no partner yet. */
function ParticipantRow({
  enrolment: key,
  ...actions
}: ParticipantActions & { enrolment: ParticipantGroups_enrolment$key }) {
  const { drawNumber, number, ...enrolment } = useFragment(
    graphql`
      fragment ParticipantGroups_enrolment on Enrolment {
        number
        drawNumber
        ...Participant_enrolment
      }
    `,
    key,
  );
  return (
    <Panel as="li" p={{ base: "3.5", md: "4" }} boxShadow="xs">
      <Flex gap={{ base: "3", md: "4" }} align="center">
        <Center
          boxSize="10"
          borderRadius="full"
          bg={!drawNumber ? "bg.muted" : "sea.subtle"}
          color={!drawNumber ? "fg" : "sea.fg"}
          fontFamily="heading"
          fontWeight="bold"
          textStyle="lg"
          flexShrink="0"
        >
          <VisuallyHidden>{!drawNumber ? "Número de ordem " : "Número sorteado "}</VisuallyHidden>
          {drawNumber ?? number}
        </Center>
        <Participant enrolment={enrolment} {...actions} />
      </Flex>
    </Panel>
  );
}

interface ParticipantGroupsProps {
  groups: readonly ParticipantGroup<
    { readonly id: string; readonly status: string } & Participant_enrolment$key &
      ParticipantGroups_enrolment$key
  >[];
  actions: ParticipantActions;
  /** Whether they wait: below a heading of their own. */
  inLine?: boolean;
}

/** Category by category: the pairs, then who stands alone. */
export function ParticipantGroups({ groups, actions, inLine = false }: ParticipantGroupsProps) {
  return groups.map(({ category, pairs, alone }) => (
    <Stack as="section" key={category?.id ?? ""} gap="3">
      {groups.length > 1 && category ? (
        <Heading as={inLine ? "h4" : "h3"} textStyle="lg" fontWeight="bold">
          {category.name}
        </Heading>
      ) : null}
      {pairs.length > 0 ? (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {pairs.map((pair, index) => (
            <PairParticipants
              key={pair.id}
              number={index + 1}
              seed={pair.seed}
              withdrawn={pair.withdrawn}
              enrolments={pair.enrolments}
              {...actions}
            />
          ))}
        </Stack>
      ) : null}
      {pairs.length > 0 && alone.length > 0 ? (
        <Heading as={groups.length > 1 && !inLine ? "h4" : "h3"} textStyle="md" fontWeight="semibold">
          Ainda sem dupla
        </Heading>
      ) : null}
      {alone.length > 0 ? (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {alone.map((enrolment) => (
            <ParticipantRow key={enrolment.id} enrolment={enrolment} {...actions} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  ));
}
