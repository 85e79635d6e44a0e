import { graphql } from "react-relay/hooks";
import type { useWithdrawInvitationMutation as WithdrawInvitationMutation } from "../../__generated__/useWithdrawInvitationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useWithdrawInvitationMutation() {
  return useAction<WithdrawInvitationMutation>(
    graphql`
      mutation useWithdrawInvitationMutation($input: WithdrawInvitationInput!) {
        withdrawInvitation(input: $input) {
          __typename
          ... on WithdrawInvitationSuccess {
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
              }
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao retirar o convite", description: "Tente novamente." } },
  );
}
