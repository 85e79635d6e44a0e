import { graphql } from "react-relay/hooks";
import type { useManagerMutationsInviteMutation as InviteMutation } from "../../__generated__/useManagerMutationsInviteMutation.graphql";
import type { useManagerMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useManagerMutationsRemoveMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useInviteManagerMutation() {
  return useAction<InviteMutation>(
    graphql`
      mutation useManagerMutationsInviteMutation($input: InviteArenaManagerInput!) {
        inviteArenaManager(input: $input) {
          ... on InviteArenaManagerSuccess @alias(as: "done") {
            asked
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao convidar a pessoa", description: tryAgain } },
  );
}

export function useRemoveManagerMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation useManagerMutationsRemoveMutation($input: RemoveArenaManagerInput!) {
        removeArenaManager(input: $input) {
          ... on RemoveArenaManagerSuccess @alias(as: "done") {
            __typename
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao retirar a pessoa", description: tryAgain } },
  );
}
