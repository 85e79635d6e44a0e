import { graphql } from "react-relay/hooks";
import type { useSuperNMutationsStartMutation as StartTournamentMutation } from "../../__generated__/useSuperNMutationsStartMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useSuperNMutationsFinishMutation as FinishTournamentMutation } from "../../__generated__/useSuperNMutationsFinishMutation.graphql";
import type { useSuperNMutationsFinishCategoryMutation as FinishSuperNMutation } from "../../__generated__/useSuperNMutationsFinishCategoryMutation.graphql";
import type { useSuperNMutationsSwapMutation as SwapNumbersMutation } from "../../__generated__/useSuperNMutationsSwapMutation.graphql";

export function useStartTournamentMutation() {
  return useAction<StartTournamentMutation>(
    graphql`
      mutation useSuperNMutationsStartMutation($input: StartTournamentInput!) {
        startTournament(input: $input) {
          ... on StartTournamentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao iniciar o torneio", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useFinishTournamentMutation() {
  return useAction<FinishTournamentMutation>(
    graphql`
      mutation useSuperNMutationsFinishMutation($input: FinishTournamentInput!) {
        finishTournament(input: $input) {
          ... on FinishTournamentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao encerrar o torneio", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useFinishSuperNMutation() {
  return useAction<FinishSuperNMutation>(
    graphql`
      mutation useSuperNMutationsFinishCategoryMutation($input: FinishSuperNInput!) {
        finishSuperN(input: $input) {
          ... on FinishSuperNSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao encerrar a categoria", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useSwapNumbersMutation() {
  return useAction<SwapNumbersMutation>(
    graphql`
      mutation useSuperNMutationsSwapMutation($input: SwapNumbersInput!) {
        swapNumbers(input: $input) {
          ... on SwapNumbersSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao trocar os números", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
