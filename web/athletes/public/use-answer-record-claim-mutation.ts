import { graphql } from "react-relay/hooks";
import type { useAnswerRecordClaimMutation as AnswerMutation } from "../../__generated__/useAnswerRecordClaimMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerRecordClaimMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAnswerRecordClaimMutation($input: AnswerRecordClaimInput!) {
        answerRecordClaim(input: $input) {
          ... on AnswerRecordClaimSuccess @alias(as: "done") {
            viewer {
              ...RecordClaimCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
