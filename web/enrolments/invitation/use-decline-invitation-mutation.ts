import { graphql } from "react-relay/hooks";
import type { useDeclineInvitationMutation as DeclineInvitationMutation } from "../../__generated__/useDeclineInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useDeclineInvitationMutation() {
  return useAction<DeclineInvitationMutation>(
    graphql`
      mutation useDeclineInvitationMutation($input: AnswerInvitationInput!) {
        declineInvitation(input: $input) {
          __typename
          ... on DeclineInvitationSuccess {
            done
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao recusar o convite", description: "Tente novamente." } },
  );
}
