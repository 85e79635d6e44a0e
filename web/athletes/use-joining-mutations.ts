import { graphql } from "react-relay/hooks";
import type { useJoiningMutationsAskMutation as AskMutation } from "../__generated__/useJoiningMutationsAskMutation.graphql";
import type { useJoiningMutationsWithdrawMutation as WithdrawMutation } from "../__generated__/useJoiningMutationsWithdrawMutation.graphql";
import { useAction } from "../relay/use-action";

export function useAskToJoinMutation() {
  return useAction<AskMutation>(
    graphql`
      mutation useJoiningMutationsAskMutation($input: AskToJoinArenaInput!) {
        askToJoinArena(input: $input) {
          __typename
          ... on AskToJoinArenaSuccess {
            arena {
              ...OwnJoining_arena
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
    { failure: { title: "Erro ao enviar o pedido", description: "Tente novamente." } },
  );
}

export function useWithdrawJoinRequestMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation useJoiningMutationsWithdrawMutation($input: WithdrawJoinRequestInput!) {
        withdrawJoinRequest(input: $input) {
          __typename
          ... on WithdrawJoinRequestSuccess {
            arena {
              ...OwnJoining_arena
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}
