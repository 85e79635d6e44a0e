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
          ... on RegisterAthleteSuccess @alias(as: "done") {
            arenaAthlete {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on UpdateArenaAthleteSuccess @alias(as: "done") {
            arenaAthlete {
              ...arenaAthleteRow_row
              ...ArenaAthleteDetails_row
              ...knownAthlete_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on WriteArenaNoteSuccess @alias(as: "done") {
            arenaAthlete {
              note
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on SetArenaAthleteActiveSuccess @alias(as: "done") {
            arenaAthlete {
              ...arenaAthleteRow_row
              ...ArenaAthleteDetails_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}
