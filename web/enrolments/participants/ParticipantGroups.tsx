import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import type { Participant_enrolment$key } from "../../__generated__/Participant_enrolment.graphql";
import type { ParticipantRow_enrolment$key } from "../../__generated__/ParticipantRow_enrolment.graphql";
import { PairParticipants } from "./PairParticipants";
import type { ParticipantActions } from "./Participant";
import type { ParticipantGroup } from "./participant-groups";
import { ParticipantRow } from "./ParticipantRow";

interface ParticipantGroupsProps {
  groups: readonly ParticipantGroup<
    { readonly id: string; readonly status: string } & Participant_enrolment$key &
      ParticipantRow_enrolment$key
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
