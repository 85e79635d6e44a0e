import { graphql } from "react-relay/hooks";
import type { useRequestMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useRequestMutationsAnswerMutation.graphql";
import type { useRequestMutationsJoiningMutation as JoiningMutation } from "../../__generated__/useRequestMutationsJoiningMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerJoinRequestsMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useRequestMutationsAnswerMutation($input: AnswerJoinRequestsInput!, $lists: [ID!]!) {
        answerJoinRequests(input: $input) {
          __typename
          ... on AnswerJoinRequestsSuccess {
            answeredIds @deleteEdge(connections: $lists)
            arena {
              pendingJoinRequestCount
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
    { failure: { title: "Erro ao responder", description: "Tente novamente." } },
  );
}

export function useUpdateArenaJoiningMutation() {
  return useAction<JoiningMutation>(
    graphql`
      mutation useRequestMutationsJoiningMutation($input: UpdateArenaJoiningInput!) {
        updateArenaJoining(input: $input) {
          __typename
          ... on UpdateArenaJoiningSuccess {
            arena {
              acceptsEveryone
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar", description: "Tente novamente." } },
  );
}
