import { graphql } from "react-relay/hooks";
import type { useAnswerTeachingInvitationMutation as AnswerMutation } from "../../__generated__/useAnswerTeachingInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerTeachingInvitationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAnswerTeachingInvitationMutation($input: AnswerTeachingInvitationInput!) {
        answerTeachingInvitation(input: $input) {
          ... on AnswerTeachingInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
            viewer {
              ...TeachingInvitationsCard_viewer
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
        const answered = store.getRootField("answerTeachingInvitation")?.getLinkedRecord("viewer");
        const left = answered?.getLinkedRecords("teachingInvitations");
        if (left) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecords(left, "teachingInvitations");
      },
    },
  );
}
