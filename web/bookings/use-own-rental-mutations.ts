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
          __typename
          ... on AskForCourtSuccess {
            rental {
              id
              status
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
            path
          }
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
          __typename
          ... on CancelOwnRentalSuccess {
            rental {
              id
              status
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on AskForDayUseSuccess {
            dayUse {
              id
              status
            }
          }
          ... on InvalidInput {
            message
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on CancelOwnDayUseSuccess {
            dayUse {
              id
              status
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o Day Use", description } },
  );
}
