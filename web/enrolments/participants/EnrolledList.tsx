import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolledList_tournament$key } from "../../__generated__/EnrolledList_tournament.graphql";
import { EnrolledRow } from "./EnrolledRow";

interface EnrolledListProps {
  tournament: EnrolledList_tournament$key;
  onRemoved: () => void;
}

export function EnrolledList({ tournament, onRemoved }: EnrolledListProps) {
  const { enrolments } = useFragment(
    graphql`
      fragment EnrolledList_tournament on Tournament {
        enrolments {
          id
          ...EnrolledRow_enrolment
        }
      }
    `,
    tournament,
  );
  return (
    <Stack as="section" gap="2" aria-label="Inscritos" minW="0">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Inscritos
      </Heading>
      {enrolments.length === 0 ? <Text color="fg.muted">Ninguém ainda.</Text> : null}
      <Stack as="ol" gap="0" listStyleType="none">
        {enrolments.map((enrolment) => (
          <EnrolledRow key={enrolment.id} enrolment={enrolment} onRemoved={onRemoved} />
        ))}
      </Stack>
    </Stack>
  );
}
