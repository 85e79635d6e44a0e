import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { ParticipantRow_enrolment$key } from "../../__generated__/ParticipantRow_enrolment.graphql";
import { Panel } from "../../ui/Card";
import { Participant, type ParticipantActions } from "./Participant";

/** The row of an athlete who plays alone, or has no partner yet. */
export function ParticipantRow({
  enrolment: key,
  ...actions
}: ParticipantActions & { enrolment: ParticipantRow_enrolment$key }) {
  const { drawNumber, number, ...enrolment } = useFragment(
    graphql`
      fragment ParticipantRow_enrolment on Enrolment {
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
