import { graphql } from "react-relay/hooks";
import type { useManagementInvitationMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useManagementInvitationMutationsAnswerMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerInvitationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useManagementInvitationMutationsAnswerMutation($input: AnswerManagementInvitationInput!) {
        answerManagementInvitation(input: $input) {
          __typename
          ... on AnswerManagementInvitationSuccess {
            invitation {
              status
            }
            viewer {
              ...ManagementInvitationsCard_viewer
            }
          }
          ... on UserError {
            message
          }
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
