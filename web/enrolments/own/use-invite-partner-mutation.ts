import { graphql } from "react-relay/hooks";
import type { useInvitePartnerMutation as InvitePartnerMutation } from "../../__generated__/useInvitePartnerMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useInvitePartnerMutation() {
  return useAction<InvitePartnerMutation>(
    graphql`
      mutation useInvitePartnerMutation($input: InvitePartnerInput!) {
        invitePartner(input: $input) {
          __typename
          ... on InvitePartnerSuccess {
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
            fields {
              path
              message
            }
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
    { failure: { title: "Erro ao convidar", description: "Tente novamente." } },
  );
}
