import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Printer, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { RefereesDialog_tournament$key } from "../../__generated__/RefereesDialog_tournament.graphql";
import type { RefereesDialogQuery } from "../../__generated__/RefereesDialogQuery.graphql";
import type { RefereesDialog_refereesFormTournament$key } from "../../__generated__/RefereesDialog_refereesFormTournament.graphql";
import type { RefereesDialogAppointMutation } from "../../__generated__/RefereesDialogAppointMutation.graphql";
import type { RefereesDialogDismissMutation } from "../../__generated__/RefereesDialogDismissMutation.graphql";
import { useAction } from "../../relay/use-action";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField, TextField } from "../../ui/form/Fields";
import { AskedDetails } from "../../ui/list/RowDetails";
import { RowsSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";

/** Who may score besides the managers: appointed by e-mail or from the arena's teachers. */
export function RefereesForm({ tournament: key }: { tournament: RefereesDialog_refereesFormTournament$key }) {
  const { id, referees, refereeCandidates } = useFragment(
    graphql`
      fragment RefereesDialog_refereesFormTournament on Tournament {
        id
        referees {
          id
          name
        }
        refereeCandidates {
          key
          name
        }
      }
    `,
    key,
  );
  const [email, setEmail] = useState("");
  const [teacherKey, setTeacherKey] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [appoint, appointing] = useAppointRefereeMutation();
  const [dismiss, dismissing] = useDismissRefereeMutation();

  const add = async () => {
    setRefusal(null);
    const person = teacherKey ? { teacherKey } : { email };
    const answer = (await appoint({ input: { tournamentId: id, ...person } }))?.appointReferee;
    if (answer?.done) {
      toast.success({
        title: "Árbitro nomeado",
        description: "Um e-mail foi enviado com o endereço da arbitragem.",
      });
      setEmail("");
      setTeacherKey("");
    } else if (answer) setRefusal(answer.refusal?.message ?? null);
  };

  return (
    <Stack gap="6" pb="2">
      <Stack gap="2">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          Árbitros deste torneio
        </Heading>
        {referees.length === 0 ? (
          <Text color="fg.muted">Ninguém foi nomeado ainda.</Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="2">
            {referees.map((referee) => (
              <Flex as="li" key={referee.id} justify="space-between" align="center" gap="3">
                <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
                  {referee.name}
                </Text>
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="flag"
                  aria-label={`Dispensar ${referee.name}`}
                  aria-disabled={dismissing || undefined}
                  onClick={() => void dismiss({ input: { refereeId: referee.id } })}
                >
                  <UserMinus />
                  Dispensar
                </Button>
              </Flex>
            ))}
          </Stack>
        )}
      </Stack>
      <Stack
        as="form"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {refereeCandidates.length > 0 ? (
          <SelectField
            label="Professor da arena"
            placeholder="Escolha ou informe um e-mail"
            value={teacherKey}
            options={refereeCandidates.map((teacher) => ({ value: teacher.key, label: teacher.name }))}
            onChange={(event) => {
              setTeacherKey(event.target.value);
              setRefusal(null);
            }}
          />
        ) : null}
        {teacherKey ? null : (
          <TextField
            label="E-mail da pessoa"
            hint="O e-mail inteiro de uma conta confirmada."
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setRefusal(null);
            }}
            error={refusal ?? undefined}
          />
        )}
        {teacherKey && refusal ? (
          <Text role="alert" color="fg.error" textStyle="sm">
            {refusal}
          </Text>
        ) : null}
        <PendingButton type="submit" pending={appointing} alignSelf="flex-start">
          <UserPlus />
          {appointing ? "Nomeando…" : "Nomear árbitro"}
        </PendingButton>
      </Stack>
    </Stack>
  );
}

function useAppointRefereeMutation() {
  return useAction<RefereesDialogAppointMutation>(
    graphql`
      mutation RefereesDialogAppointMutation($input: AppointRefereeInput!) {
        appointReferee(input: $input) {
          ... on AppointRefereeSuccess @alias(as: "done") {
            tournament {
              ...RefereesDialog_refereesFormTournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao nomear árbitro", description: "Tente novamente." } },
  );
}

function useDismissRefereeMutation() {
  return useAction<RefereesDialogDismissMutation>(
    graphql`
      mutation RefereesDialogDismissMutation($input: DismissRefereeInput!) {
        dismissReferee(input: $input) {
          tournament {
            ...RefereesDialog_refereesFormTournament
          }
        }
      }
    `,
    { failure: { title: "Erro ao dispensar árbitro", description: "Tente novamente." } },
  );
}

interface RefereesDialogProps {
  tournament: RefereesDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** The referees of a tournament, and the QR codes for those who need no account; for its managers. */
export function RefereesDialog({ tournament, open, onClose }: RefereesDialogProps) {
  const paths = useTournamentPaths();
  const { id, key, status } = useFragment(
    graphql`
      fragment RefereesDialog_tournament on Tournament {
        id
        key
        status
      }
    `,
    tournament,
  );
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      title="Árbitros"
      description="Eles registram os placares deste torneio em /arbitragem. Quem não tem conta usa o QR code do jogo."
      footer={
        status === "IN_PROGRESS" ? (
          <ButtonLink to={paths.qrSheet(key)} variant="outline">
            <Printer />
            QR codes dos jogos
          </ButtonLink>
        ) : undefined
      }
    >
      <AskedDetails
        skeleton={
          <Stack pb="4">
            <RowsSkeleton rows={3} />
          </Stack>
        }
        failure="Não foi possível carregar os árbitros"
      >
        {(attempt) => <Form tournamentId={id} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

function Form({ tournamentId, attempt }: { tournamentId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<RefereesDialogQuery>(
    graphql`
      query RefereesDialogQuery($tournamentId: ID!) {
        node(id: $tournamentId) {
          ... on Tournament {
            ...RefereesDialog_refereesFormTournament @alias(as: "form")
          }
        }
      }
    `,
    { tournamentId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return node?.form ? <RefereesForm tournament={node.form} /> : null;
}
