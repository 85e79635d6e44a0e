import { graphql } from "react-relay/hooks";
import type { useMergingMutationsMergeMutation as MergeMutation } from "../../__generated__/useMergingMutationsMergeMutation.graphql";
import type { useMergingMutationsWithdrawMutation as WithdrawMutation } from "../../__generated__/useMergingMutationsWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useMergeAthletesMutation() {
  return useAction<MergeMutation>(
    graphql`
      mutation useMergingMutationsMergeMutation($input: MergeAthletesInput!) {
        mergeAthletes(input: $input) {
          ... on MergeAthletesSuccess @alias(as: "done") {
            kept {
              displayName
            }
            request {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao juntar os cadastros", description: "Nada mudou. Tente novamente." } },
  );
}

export function useWithdrawMergeRequestMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation useMergingMutationsWithdrawMutation($input: WithdrawMergeRequestInput!) {
        withdrawMergeRequest(input: $input) {
          ... on WithdrawMergeRequestSuccess @alias(as: "done") {
            request {
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}
