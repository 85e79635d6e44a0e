import { graphql } from "react-relay/hooks";
import type { useAnswerRecordClaimMutation as AnswerMutation } from "../../__generated__/useAnswerRecordClaimMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerRecordClaimMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAnswerRecordClaimMutation($input: AnswerRecordClaimInput!) {
        answerRecordClaim(input: $input) {
          __typename
          ... on AnswerRecordClaimSuccess {
            viewer {
              ...RecordClaimCard_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao responder", description: "Nada mudou. Tente novamente." },
      // Viewer has no id of its own: the page shows the one of the root.
      updater: (store) => {
        const answered = store.getRootField("answerRecordClaim")?.getLinkedRecord("viewer");
        const shown = store.getRoot().getLinkedRecord("viewer");
        if (!answered || !shown) return;
        const left = answered.getLinkedRecord("recordClaim");
        if (left) shown.setLinkedRecord(left, "recordClaim");
        else shown.setValue(null, "recordClaim");
      },
    },
  );
}
