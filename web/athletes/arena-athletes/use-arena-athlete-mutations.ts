import { graphql } from "react-relay/hooks";
import type { useArenaAthleteMutationsNoteMutation as NoteMutation } from "../../__generated__/useArenaAthleteMutationsNoteMutation.graphql";
import type { useArenaAthleteMutationsRegisterMutation as RegisterMutation } from "../../__generated__/useArenaAthleteMutationsRegisterMutation.graphql";
import type { useArenaAthleteMutationsStandingMutation as StandingMutation } from "../../__generated__/useArenaAthleteMutationsStandingMutation.graphql";
import type { useArenaAthleteMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useArenaAthleteMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const notSaved = { failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." } };

export function useRegisterArenaAthleteMutation() {
  return useAction<RegisterMutation>(
    graphql`
      mutation useArenaAthleteMutationsRegisterMutation($input: RegisterAthleteInput!) {
        registerAthlete(input: $input) {
          __typename
          ... on RegisterAthleteSuccess {
            arenaAthlete {
              id
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
          ... on NotEligible {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao cadastrar o atleta. Tente novamente." } },
  );
}

export function useUpdateArenaAthleteMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useArenaAthleteMutationsUpdateMutation($input: UpdateArenaAthleteInput!) {
        updateArenaAthlete(input: $input) {
          __typename
          ... on UpdateArenaAthleteSuccess {
            arenaAthlete {
              ...arenaAthleteRow_row
              ...ArenaAthleteFacts_row
              ...knownAthlete_row
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    notSaved,
  );
}

export function useWriteArenaNoteMutation() {
  return useAction<NoteMutation>(
    graphql`
      mutation useArenaAthleteMutationsNoteMutation($input: WriteArenaNoteInput!) {
        writeArenaNote(input: $input) {
          __typename
          ... on WriteArenaNoteSuccess {
            arenaAthlete {
              note
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar as observações. Tente novamente." } },
  );
}

export function useSetArenaAthleteActiveMutation() {
  return useAction<StandingMutation>(
    graphql`
      mutation useArenaAthleteMutationsStandingMutation($input: SetArenaAthleteActiveInput!) {
        setArenaAthleteActive(input: $input) {
          __typename
          ... on SetArenaAthleteActiveSuccess {
            arenaAthlete {
              ...arenaAthleteRow_row
              ...ArenaAthleteFacts_row
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    notSaved,
  );
}
