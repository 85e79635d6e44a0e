import { graphql } from "react-relay/hooks";
import type { useAnswerTeachingInvitationMutation as AnswerMutation } from "../../__generated__/useAnswerTeachingInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerTeachingInvitationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAnswerTeachingInvitationMutation($input: AnswerTeachingInvitationInput!) {
        answerTeachingInvitation(input: $input) {
          __typename
          ... on AnswerTeachingInvitationSuccess {
            invitation {
              status
            }
            viewer {
              ...TeachingInvitationsCard_viewer
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
        const answered = store.getRootField("answerTeachingInvitation")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("teachingInvitations");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "teachingInvitations");
      },
    },
  );
}
