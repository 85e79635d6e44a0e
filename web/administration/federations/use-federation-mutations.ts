import { graphql } from "react-relay/hooks";
import type { useFederationMutationsActivateMutation as ActivateMutation } from "../../__generated__/useFederationMutationsActivateMutation.graphql";
import type { useFederationMutationsCreateMutation as CreateMutation } from "../../__generated__/useFederationMutationsCreateMutation.graphql";
import type { useFederationMutationsDeactivateMutation as DeactivateMutation } from "../../__generated__/useFederationMutationsDeactivateMutation.graphql";
import type { useFederationMutationsDeleteMutation as DeleteMutation } from "../../__generated__/useFederationMutationsDeleteMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useCreateFederationMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation useFederationMutationsCreateMutation($input: CreateFederationInput!) {
        createFederation(input: $input) {
          ... on CreateFederationSuccess @alias(as: "done") {
            asked
            federation {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar federação", description: tryAgain } },
  );
}

export function useActivateFederationMutation() {
  return useAction<ActivateMutation>(
    graphql`
      mutation useFederationMutationsActivateMutation($input: ActivateFederationInput!) {
        activateFederation(input: $input) {
          ... on ActivateFederationSuccess @alias(as: "done") {
            federation {
              state
              inactiveSince
              inactiveReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao ativar a federação", description: tryAgain } },
  );
}

export function useDeactivateFederationMutation() {
  return useAction<DeactivateMutation>(
    graphql`
      mutation useFederationMutationsDeactivateMutation($input: DeactivateFederationInput!) {
        deactivateFederation(input: $input) {
          ... on DeactivateFederationSuccess @alias(as: "done") {
            federation {
              state
              inactiveSince
              inactiveReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao inativar a federação", description: tryAgain } },
  );
}

export function useDeleteFederationMutation() {
  return useAction<DeleteMutation>(
    graphql`
      mutation useFederationMutationsDeleteMutation($input: DeleteFederationInput!) {
        deleteFederation(input: $input) {
          ... on DeleteFederationSuccess @alias(as: "done") {
            deletedFederationId
          }
          ... on FederationInUse @alias(as: "federationInUse") {
            dependents
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao excluir a federação", description: tryAgain } },
  );
}
