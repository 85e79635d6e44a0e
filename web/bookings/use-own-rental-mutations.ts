import { graphql } from "react-relay/hooks";
import type { useOwnRentalMutationsAskMutation as AskMutation } from "../__generated__/useOwnRentalMutationsAskMutation.graphql";
import type { useOwnRentalMutationsCancelMutation as CancelMutation } from "../__generated__/useOwnRentalMutationsCancelMutation.graphql";
import type { useOwnRentalMutationsAskForDayUseMutation as AskForDayUseMutation } from "../__generated__/useOwnRentalMutationsAskForDayUseMutation.graphql";
import type { useOwnRentalMutationsCancelDayUseMutation as CancelDayUseMutation } from "../__generated__/useOwnRentalMutationsCancelDayUseMutation.graphql";
import { useAction } from "../relay/use-action";

const description = "Tente novamente.";

export function useAskForCourtMutation() {
  return useAction<AskMutation>(
    graphql`
      mutation useOwnRentalMutationsAskMutation($input: AskForCourtInput!) {
        askForCourt(input: $input) {
          ... on AskForCourtSuccess @alias(as: "done") {
            rental {
              id
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir a quadra", description } },
  );
}

export function useCancelOwnRentalMutation() {
  return useAction<CancelMutation>(
    graphql`
      mutation useOwnRentalMutationsCancelMutation($input: CancelOwnRentalInput!) {
        cancelOwnRental(input: $input) {
          ... on CancelOwnRentalSuccess @alias(as: "done") {
            rental {
              id
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar a quadra", description } },
  );
}

export function useAskForDayUseMutation() {
  return useAction<AskForDayUseMutation>(
    graphql`
      mutation useOwnRentalMutationsAskForDayUseMutation($input: AskForDayUseInput!) {
        askForDayUse(input: $input) {
          ... on AskForDayUseSuccess @alias(as: "done") {
            dayUse {
              id
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir o Day Use", description } },
  );
}

export function useCancelOwnDayUseMutation() {
  return useAction<CancelDayUseMutation>(
    graphql`
      mutation useOwnRentalMutationsCancelDayUseMutation($input: CancelOwnDayUseInput!) {
        cancelOwnDayUse(input: $input) {
          ... on CancelOwnDayUseSuccess @alias(as: "done") {
            dayUse {
              id
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o Day Use", description } },
  );
}
