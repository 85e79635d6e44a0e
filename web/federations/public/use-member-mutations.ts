import { graphql } from "react-relay/hooks";
import type { useMemberMutationsAddMutation as AddMutation } from "../../__generated__/useMemberMutationsAddMutation.graphql";
import type { useMemberMutationsChangeMutation as ChangeMutation } from "../../__generated__/useMemberMutationsChangeMutation.graphql";
import type { useMemberMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useMemberMutationsRemoveMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useAddMemberMutation() {
  return useAction<AddMutation>(
    graphql`
      mutation useMemberMutationsAddMutation($input: AddFederationMemberInput!) {
        addFederationMember(input: $input) {
          ... on AddFederationMemberSuccess @alias(as: "done") {
            asked
            federation {
              ...FederationMembers_federation
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao incluir a pessoa", description: tryAgain } },
  );
}

export function useChangeMemberMutation() {
  return useAction<ChangeMutation>(
    graphql`
      mutation useMemberMutationsChangeMutation($input: UpdateFederationMemberInput!) {
        updateFederationMember(input: $input) {
          ... on UpdateFederationMemberSuccess @alias(as: "done") {
            federation {
              ...FederationMembers_federation
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar o cargo", description: tryAgain } },
  );
}

export function useRemoveMemberMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation useMemberMutationsRemoveMutation($input: RemoveFederationMemberInput!) {
        removeFederationMember(input: $input) {
          ... on RemoveFederationMemberSuccess @alias(as: "done") {
            federation {
              ...FederationMembers_federation
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao retirar a pessoa", description: tryAgain } },
  );
}
