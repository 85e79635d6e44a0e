import { graphql } from "react-relay/hooks";
import type { useMatchScheduleMutationsCallMutation as CallMutation } from "../__generated__/useMatchScheduleMutationsCallMutation.graphql";
import type { useMatchScheduleMutationsCallNextMutation as CallNextMutation } from "../__generated__/useMatchScheduleMutationsCallNextMutation.graphql";
import type { useMatchScheduleMutationsMoveMutation as MoveMutation } from "../__generated__/useMatchScheduleMutationsMoveMutation.graphql";
import type { useMatchScheduleMutationsPinMutation as PinMutation } from "../__generated__/useMatchScheduleMutationsPinMutation.graphql";
import type { useMatchScheduleMutationsStartMutation as StartMutation } from "../__generated__/useMatchScheduleMutationsStartMutation.graphql";
import type { useMatchScheduleMutationsUncallMutation as UncallMutation } from "../__generated__/useMatchScheduleMutationsUncallMutation.graphql";
import { useAction } from "../relay/use-action";

const failed = (description: string) => ({
  failure: { title: "Erro", description },
  covers: ["TournamentSchedulePageSubscription"],
});

export function useMoveMatchMutation() {
  return useAction<MoveMutation>(
    graphql`
      mutation useMatchScheduleMutationsMoveMutation($input: MoveMatchInput!) {
        moveMatch(input: $input) {
          ... on MoveMatchSuccess @alias(as: "done") {
            match {
              revision
            }
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ... on ScheduleConflicts @alias(as: "scheduleConflicts") {
            acceptable
            conflicts {
              reason
              hard
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao mover o jogo."),
  );
}

export function usePinMatchMutation() {
  return useAction<PinMutation>(
    graphql`
      mutation useMatchScheduleMutationsPinMutation($input: PinMatchInput!) {
        pinMatch(input: $input) {
          ... on PinMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao fixar o horário."),
  );
}

export function useCallMatchMutation() {
  return useAction<CallMutation>(
    graphql`
      mutation useMatchScheduleMutationsCallMutation($input: CallMatchInput!) {
        callMatch(input: $input) {
          ... on CallMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ... on ScheduleConflicts @alias(as: "scheduleConflicts") {
            acceptable
            conflicts {
              reason
              hard
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao chamar o jogo."),
  );
}

export function useCallNextMatchMutation() {
  return useAction<CallNextMutation>(
    graphql`
      mutation useMatchScheduleMutationsCallNextMutation($input: CallNextMatchInput!) {
        callNextMatch(input: $input) {
          ... on CallNextMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao chamar o próximo jogo."),
  );
}

export function useUncallMatchMutation() {
  return useAction<UncallMutation>(
    graphql`
      mutation useMatchScheduleMutationsUncallMutation($input: UncallMatchInput!) {
        uncallMatch(input: $input) {
          ... on UncallMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao desfazer a chamada."),
  );
}

export function useStartMatchMutation() {
  return useAction<StartMutation>(
    graphql`
      mutation useMatchScheduleMutationsStartMutation($input: StartMatchInput!) {
        startMatch(input: $input) {
          ... on StartMatchSuccess @alias(as: "done") {
            tournament {
              ...ScheduleScreen_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failed("Erro ao iniciar o jogo."),
  );
}
