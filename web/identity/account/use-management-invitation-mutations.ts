import { graphql } from "react-relay/hooks";
import type { useManagementInvitationMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useManagementInvitationMutationsAnswerMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerInvitationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useManagementInvitationMutationsAnswerMutation($input: AnswerManagementInvitationInput!) {
        answerManagementInvitation(input: $input) {
          ... on AnswerManagementInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
            viewer {
              ...ManagementInvitationsCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao convite", description: "Tente novamente." },
      // Viewer has no id of its own: the answer's invitations are those that the page shows.
      updater: (store) => {
        const answered = store.getRootField("answerManagementInvitation")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("managementInvitations");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "managementInvitations");
      },
    },
  );
}
