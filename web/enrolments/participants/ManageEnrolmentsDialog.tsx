import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { hasPlace } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { ManageEnrolmentsDialog_enrolment$key } from "../../__generated__/ManageEnrolmentsDialog_enrolment.graphql";
import type { ManageEnrolmentsDialog_enrolled$key } from "../../__generated__/ManageEnrolmentsDialog_enrolled.graphql";
import type { ManageEnrolmentsDialog_tournament$key } from "../../__generated__/ManageEnrolmentsDialog_tournament.graphql";
import { ButtonLink } from "../../ui/Links";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import type { FoundAthlete } from "../athletes/AthleteRows";
import { AthleteFinder, guestAsked } from "../athletes/AthleteFinder";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { ExceptionDialog, type Ineligible } from "../ExceptionDialog";
import { useCancelEnrolmentMutation, useEnrolAthleteMutation } from "../use-enrolment-mutations";
import { isFull, seatsText } from "./participant-groups";

interface EnrolledRowProps {
  enrolment: ManageEnrolmentsDialog_enrolment$key;
  onRemoved: () => void;
}

function EnrolledRow({ enrolment: key, onRemoved }: EnrolledRowProps) {
  const { id, number, status, awaitsConsent, athlete } = useFragment(
    graphql`
      fragment ManageEnrolmentsDialog_enrolment on Enrolment {
        id
        number
        status
        awaitsConsent
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const [cancel, pending] = useCancelEnrolmentMutation();
  const name = athlete.displayName || "Nome não encontrado";

  const remove = async () => {
    const answer = (await cancel({ input: { enrolmentId: id } }))?.cancelEnrolment;
    if (answer?.refusal) {
      return toast.error({ title: "Não foi possível remover", description: answer.refusal.message });
    }
    if (!answer?.done) return;
    toast.success({ title: awaitsConsent ? "Convite retirado" : "Inscrição removida", description: name });
    onRemoved();
  };

  return (
    <HStack as="li" gap="3" py="1.5" borderBottomWidth="1px" borderColor="border.muted">
      <Text as="span" fontFamily="heading" fontWeight="bold" color="fg.muted" minW="6" textAlign="right">
        {number}
      </Text>
      <Text flex="1" minW="0" overflowWrap="anywhere" fontWeight="medium">
        {name}
      </Text>
      {awaitsConsent ? <EnrolmentStateBadge status={status} asked /> : null}
      <PendingButton
        size="sm"
        variant="ghost"
        colorPalette="flag"
        pending={pending}
        onClick={() => void remove()}
      >
        {pending ? "Removendo…" : "Remover"}
        <VisuallyHidden> {name}</VisuallyHidden>
      </PendingButton>
    </HStack>
  );
}

interface EnrolButtonProps {
  tournamentId: string;
  athlete: FoundAthlete;
  onEnrolled: () => void;
}

function EnrolButton({ tournamentId, athlete, onEnrolled }: EnrolButtonProps) {
  const timeZone = usePlaceTime();
  const [enrol, pending] = useEnrolAthleteMutation();
  const [ineligible, setIneligible] = useState<Ineligible | null>(null);

  const run = async (overrideReason: string | null) => {
    const input = { tournamentId, athleteId: athlete.id, overrideReason };
    const answer = (await enrol({ input }))?.enrolAthlete;
    if (answer?.notEligible) return setIneligible({ reasons: answer.notEligible.reasons });
    const problem = answer?.refusal?.message;
    if (answer?.refusal?.fields) return setIneligible((before) => before && { ...before, problem });
    if (answer?.refusal)
      return toast.error({ title: "Não foi possível inscrever", description: answer.refusal.message });
    if (!answer?.done) return;
    setIneligible(null);
    const { awaitsConsent, dueAt, category } = answer.done.enrolment;
    toast.success(
      awaitsConsent
        ? guestAsked(athlete.displayName, dueAt, category?.inPairs ?? true, timeZone)
        : { title: "Atleta inscrito", description: athlete.displayName },
    );
    onEnrolled();
  };

  return (
    <>
      <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void run(null)}>
        {athlete.isGuest ? (pending ? "Convidando…" : "Convidar") : pending ? "Inscrevendo…" : "Inscrever"}
        <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
      </PendingButton>
      <ExceptionDialog
        name={athlete.displayName}
        ineligible={ineligible}
        pending={pending}
        onConfirm={(reason) => void run(reason)}
        onClose={() => setIneligible(null)}
      />
    </>
  );
}

interface ManageEnrolmentsDialogProps {
  tournament: ManageEnrolmentsDialog_tournament$key;
  open: boolean;
  onClose: () => void;
  /** Path of the page with payments and the waiting list; absent on that page itself. */
  enrolmentsPath?: string;
}

/** Enrols athletes found by search, registers new ones, and removes enrolled ones. */
export function ManageEnrolmentsDialog({
  tournament: key,
  open,
  onClose,
  enrolmentsPath,
}: ManageEnrolmentsDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment ManageEnrolmentsDialog_tournament on Tournament {
        id
        maxParticipants
        enrolments {
          status
          athlete {
            id
          }
        }
        ...AthleteFinder_tournament
        ...ManageEnrolmentsDialog_enrolled
      }
    `,
    key,
  );
  const { id, enrolments, maxParticipants } = tournament;
  const seats = useRef<HTMLOutputElement>(null);
  // Enrolments on the waiting list have no place.
  const taken = enrolments.filter(({ status }) => hasPlace(status)).length;
  const full = isFull(taken, maxParticipants);
  const enrolled = new Set(enrolments.map(({ athlete }) => athlete.id));
  // The pressed button disappears with its row: move the focus to the number of places left.
  const backToSeats = () => seats.current?.focus();

  // The fields disappear once the tournament is full. If one of them had the focus, move it to the number of places.
  useEffect(() => {
    if (full && document.activeElement === document.body) seats.current?.focus();
  }, [full]);

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="xl"
      sheet
      keepOpen
      title="Gerenciar Inscrições"
      footer={
        <>
          {enrolmentsPath ? (
            <ButtonLink to={enrolmentsPath} variant="ghost" colorPalette="gray">
              Pagamentos e lista de espera
            </ButtonLink>
          ) : null}
          <Button onClick={onClose}>Concluir</Button>
        </>
      }
    >
      <chakra.output
        ref={seats}
        tabIndex={-1}
        display="block"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="2xl"
        mb="4"
        borderRadius="l1"
      >
        {seatsText(taken, maxParticipants)}
      </chakra.output>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1.15fr) minmax(0, 1fr)" }} gap="8">
        {full ? (
          <Box>
            <Notice tone="info">
              Todas as vagas estão preenchidas. Para inscrever mais alguém, remova uma inscrição ou aumente o
              número de vagas em Configurações.
            </Notice>
          </Box>
        ) : (
          <AthleteFinder
            tournament={tournament}
            enrolled={enrolled}
            action={(athlete) => <EnrolButton tournamentId={id} athlete={athlete} onEnrolled={backToSeats} />}
            enrolsAtOnce
            onRegistered={backToSeats}
          />
        )}
        <EnrolledList tournament={tournament} onRemoved={backToSeats} />
      </Grid>
    </DialogFrame>
  );
}

interface EnrolledListProps {
  tournament: ManageEnrolmentsDialog_enrolled$key;
  onRemoved: () => void;
}

function EnrolledList({ tournament, onRemoved }: EnrolledListProps) {
  const { enrolments } = useFragment(
    graphql`
      fragment ManageEnrolmentsDialog_enrolled on Tournament {
        enrolments {
          id
          ...ManageEnrolmentsDialog_enrolment
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
