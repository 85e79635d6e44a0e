import { graphql } from "react-relay/hooks";
import type { useResendInvitationMutation as ResendInvitationMutation } from "../../__generated__/useResendInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useResendInvitationMutation() {
  return useAction<ResendInvitationMutation>(
    graphql`
      mutation useResendInvitationMutation($input: ResendInvitationInput!) {
        resendInvitation(input: $input) {
          __typename
          ... on ResendInvitationSuccess {
            invitationUrl
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
              }
            }
          }
          ... on InvalidInput {
            message
          }
          ... on NotEligible {
            message
          }
          ... on TooManyAttempts {
            message
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao enviar o convite", description: "Tente novamente." } },
  );
}
