import { graphql } from "react-relay/hooks";
import type { useAnswerMergeRequestMutation as AnswerMutation } from "../../__generated__/useAnswerMergeRequestMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerMergeRequestMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAnswerMergeRequestMutation($input: AnswerMergeRequestInput!) {
        answerMergeRequest(input: $input) {
          ... on AnswerMergeRequestSuccess @alias(as: "done") {
            request {
              status
            }
            viewer {
              ...MergeRequestsCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao pedido", description: "Nada mudou. Tente novamente." },
      // Viewer has no id of its own: the answer's requests are those that the page shows.
      updater: (store) => {
        const answered = store.getRootField("answerMergeRequest")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("mergeRequests");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "mergeRequests");
      },
    },
  );
}
