import { graphql } from "react-relay/hooks";
import type { useJoiningMutationsAskMutation as AskMutation } from "../__generated__/useJoiningMutationsAskMutation.graphql";
import type { useJoiningMutationsWithdrawMutation as WithdrawMutation } from "../__generated__/useJoiningMutationsWithdrawMutation.graphql";
import { useAction } from "../relay/use-action";

export function useAskToJoinMutation() {
  return useAction<AskMutation>(
    graphql`
      mutation useJoiningMutationsAskMutation($input: AskToJoinArenaInput!) {
        askToJoinArena(input: $input) {
          ... on AskToJoinArenaSuccess @alias(as: "done") {
            arena {
              ...OwnJoining_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar o pedido", description: "Tente novamente." } },
  );
}

export function useWithdrawJoinRequestMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation useJoiningMutationsWithdrawMutation($input: WithdrawJoinRequestInput!) {
        withdrawJoinRequest(input: $input) {
          ... on WithdrawJoinRequestSuccess @alias(as: "done") {
            arena {
              ...OwnJoining_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}
