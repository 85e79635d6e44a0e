import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { seatsHeld } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { ParticipantsTab_tournament$key } from "../../__generated__/ParticipantsTab_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { ManageEnrolments } from "../participants/ManageEnrolments";
import { PairParticipants } from "../participants/PairParticipants";
import { substituteButtonId, type ParticipantActions } from "../participants/Participant";
import { participantGroups } from "../participants/participant-groups";
import { ParticipantRow } from "../participants/ParticipantRow";
import { seatsText } from "../participants/seats";
import { SubstituteDialog } from "../participants/SubstituteDialog";

export function ParticipantsTab({ tournament: key }: { tournament: ParticipantsTab_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ParticipantsTab_tournament on Tournament {
        status
        viewerCanManage
        maxParticipants
        isChampionship
        enrolments {
          id
          status
          awaitsConsent
          drawNumber
          category {
            id
            name
            inPairs
          }
          pair {
            id
            seed
          }
          ...ParticipantRow_enrolment
          ...Participant_enrolment
        }
        ...ManageEnrolments_tournament
        ...SubstituteDialog_tournament
      }
    `,
    key,
  );
  const { enrolments, maxParticipants, viewerCanManage, status, isChampionship } = tournament;
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [substituting, setSubstituting] = useState(false);
  const canEnrol = viewerCanManage && status === "REGISTRATION_OPEN";
  const canSubstitute = viewerCanManage && status === "IN_PROGRESS";

  const taken = enrolments.reduce(
    (sum, { status: standing, category, awaitsConsent }) =>
      sum + seatsHeld({ status: standing, awaitsConsent }, category?.inPairs === false),
    0,
  );
  const drawn = enrolments.some(({ drawNumber }) => typeof drawNumber === "number");
  const pairCount = enrolments.filter(({ pair }) => pair).length / 2;
  const groups = participantGroups(enrolments);
  const actions: ParticipantActions = {
    showEmail: viewerCanManage && !isChampionship, // a federation does not see addresses
    onSubstitute: canSubstitute
      ? (athlete) => {
          setLeaving(athlete);
          setSubstituting(true);
        }
      : undefined,
  };

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="0">
          <Heading as="h2" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1} outline="0">
            Participantes
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {seatsText(taken, maxParticipants)}
            {pairCount > 0 ? `, ${counted(pairCount, "dupla", "duplas")}` : ""}
            {drawn ? ", na ordem do sorteio" : ""}
          </Text>
        </Stack>
        {viewerCanManage ? <ManageEnrolments tournament={tournament} /> : null}
      </Flex>
      {enrolments.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title="Nenhum atleta inscrito"
          description={
            canEnrol
              ? isChampionship
                ? "Use Gerenciar Inscrições para inscrever atletas das arenas filiadas."
                : "Use Gerenciar Inscrições para inscrever atletas da arena ou cadastrar quem chegou agora."
              : "Os inscritos aparecem aqui."
          }
        />
      ) : (
        groups.map(({ category, pairs, alone }) => (
          <Stack as="section" key={category?.id ?? ""} gap="3">
            {groups.length > 1 && category ? (
              <Heading as="h3" textStyle="lg" fontWeight="bold">
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
                    enrolments={pair.enrolments}
                    {...actions}
                  />
                ))}
              </Stack>
            ) : null}
            {pairs.length > 0 && alone.length > 0 ? (
              <Heading as={groups.length > 1 ? "h4" : "h3"} textStyle="md" fontWeight="semibold">
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
        ))
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
