import { graphql } from "react-relay/hooks";
import type { useRequestMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useRequestMutationsAnswerMutation.graphql";
import type { useRequestMutationsJoiningMutation as JoiningMutation } from "../../__generated__/useRequestMutationsJoiningMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerJoinRequestsMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useRequestMutationsAnswerMutation($input: AnswerJoinRequestsInput!, $lists: [ID!]!) {
        answerJoinRequests(input: $input) {
          ... on AnswerJoinRequestsSuccess @alias(as: "done") {
            answeredIds @deleteEdge(connections: $lists)
            arena {
              pendingJoinRequestCount
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on UpdateArenaJoiningSuccess @alias(as: "done") {
            arena {
              acceptsEveryone
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar", description: "Tente novamente." } },
  );
}
