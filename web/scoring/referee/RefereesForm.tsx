import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RefereesForm_tournament$key } from "../../__generated__/RefereesForm_tournament.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { toast } from "../../ui/toaster";
import type { RefereesFormAppointMutation } from "../../__generated__/RefereesFormAppointMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { RefereesFormDismissMutation } from "../../__generated__/RefereesFormDismissMutation.graphql";

/** Who may score besides the managers: appointed by e-mail or from the arena's teachers. */
export function RefereesForm({ tournament: key }: { tournament: RefereesForm_tournament$key }) {
  const { id, referees, refereeCandidates } = useFragment(
    graphql`
      fragment RefereesForm_tournament on Tournament {
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
  return useAction<RefereesFormAppointMutation>(
    graphql`
      mutation RefereesFormAppointMutation($input: AppointRefereeInput!) {
        appointReferee(input: $input) {
          ... on AppointRefereeSuccess @alias(as: "done") {
            tournament {
              ...RefereesForm_tournament
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
  return useAction<RefereesFormDismissMutation>(
    graphql`
      mutation RefereesFormDismissMutation($input: DismissRefereeInput!) {
        dismissReferee(input: $input) {
          tournament {
            ...RefereesForm_tournament
          }
        }
      }
    `,
    { failure: { title: "Erro ao dispensar árbitro", description: "Tente novamente." } },
  );
}
