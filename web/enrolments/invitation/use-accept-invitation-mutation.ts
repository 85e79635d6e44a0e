import { graphql } from "react-relay/hooks";
import type { useAcceptInvitationMutation as AcceptInvitationMutation } from "../../__generated__/useAcceptInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAcceptInvitationMutation() {
  return useAction<AcceptInvitationMutation>(
    graphql`
      mutation useAcceptInvitationMutation($input: AnswerInvitationInput!) {
        acceptInvitation(input: $input) {
          __typename
          ... on AcceptInvitationSuccess {
            enrolment {
              id
              tournament {
                ...EnrolCard_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on NotEligible {
            reasons {
              code
              unknown
              message
            }
          }
          ... on RuleViolation {
            code
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao aceitar o convite", description: "Tente novamente." } },
  );
}
