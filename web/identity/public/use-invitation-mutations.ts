import { graphql } from "react-relay/hooks";
import type { useInvitationMutationsWithdrawMutation as WithdrawMutation } from "../../__generated__/useInvitationMutationsWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useWithdrawInvitationMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation useInvitationMutationsWithdrawMutation($input: WithdrawManagementInvitationInput!) {
        withdrawManagementInvitation(input: $input) {
          ... on WithdrawManagementInvitationSuccess @alias(as: "done") {
            invitation {
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o convite", description: "Tente novamente." } },
  );
}
