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
          __typename
          ... on CreateFederationSuccess {
            asked
            federation {
              id
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on ActivateFederationSuccess {
            federation {
              state
              inactiveSince
              inactiveReason
            }
          }
          ... on UserError {
            message
          }
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
          __typename
          ... on DeactivateFederationSuccess {
            federation {
              state
              inactiveSince
              inactiveReason
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on DeleteFederationSuccess {
            deletedFederationId
          }
          ... on FederationInUse {
            dependents
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao excluir a federação", description: tryAgain } },
  );
}
