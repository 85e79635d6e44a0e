import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { seatsOf } from "../../../server/tournaments/enrolments/enrolment-state.rules";
import type { ParticipantsTab_tournament$key } from "../../__generated__/ParticipantsTab_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { ManageEnrolments } from "./ManageEnrolments";
import { ParticipantRow, substituteButtonId } from "./ParticipantRow";
import { seatsText } from "./seats";
import { SubstituteDialog } from "./SubstituteDialog";

export function ParticipantsTab({ tournament: key }: { tournament: ParticipantsTab_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ParticipantsTab_tournament on Tournament {
        status
        viewerCanManage
        maxParticipants
        arena {
          id
        }
        enrolments {
          id
          status
          drawNumber
          athlete {
            displayName
          }
          ...ParticipantRow_enrolment
        }
        ...ManageEnrolments_tournament
        ...SubstituteDialog_tournament
      }
    `,
    key,
  );
  const { enrolments, maxParticipants, viewerCanManage, status } = tournament;
  const taken = enrolments.reduce((sum, one) => sum + seatsOf[one.status], 0);
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [substituting, setSubstituting] = useState(false);
  const canEnrol = viewerCanManage && status === "REGISTRATION_OPEN" && Boolean(tournament.arena);
  const canSubstitute = viewerCanManage && status === "IN_PROGRESS" && Boolean(tournament.arena);

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="0">
          <Heading as="h2" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1} outline="0">
            Participantes
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {seatsText(taken, maxParticipants)}
            {enrolments.some(({ drawNumber }) => drawNumber) ? ", na ordem do sorteio" : ""}
          </Text>
        </Stack>
        {canEnrol ? <ManageEnrolments tournament={tournament} /> : null}
      </Flex>
      {enrolments.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title="Nenhum atleta inscrito"
          description={
            canEnrol
              ? "Use Gerenciar Inscrições para inscrever atletas da arena ou cadastrar quem chegou agora."
              : "Os inscritos aparecem aqui."
          }
        />
      ) : (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {enrolments.map((enrolment) => (
            <ParticipantRow
              key={enrolment.id}
              enrolment={enrolment}
              showEmail={viewerCanManage}
              onSubstitute={
                canSubstitute
                  ? () => {
                      setLeaving({ id: enrolment.id, name: enrolment.athlete.displayName });
                      setSubstituting(true);
                    }
                  : undefined
              }
            />
          ))}
        </Stack>
      )}
      {leaving ? (
        <SubstituteDialog
          tournament={tournament}
          leaving={leaving}
          open={substituting}
          onClose={() => setSubstituting(false)}
          returnFocusTo={() => document.getElementById(substituteButtonId(leaving.id)) ?? heading.current}
        />
      ) : null}
    </Stack>
  );
}
