import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ManageEnrolmentsDialog_tournament$key } from "../../__generated__/ManageEnrolmentsDialog_tournament.graphql";
import { hasPlace } from "../../../server/tournaments/enrolment-status.rules";
import { ButtonLink } from "../../ui/ButtonLink";
import { DialogFrame } from "../../ui/DialogFrame";
import { Notice } from "../../ui/Notice";
import { AthleteFinder } from "../athletes/AthleteFinder";
import { EnrolButton } from "./EnrolButton";
import { isFull, seatsText } from "./seats";
import type { ManageEnrolmentsDialog_enrolled$key } from "../../__generated__/ManageEnrolmentsDialog_enrolled.graphql";
import { EnrolledRow } from "./EnrolledRow";

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
