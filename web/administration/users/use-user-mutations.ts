import { graphql } from "react-relay/hooks";
import type { useUserMutationsAssignMutation as AssignMutation } from "../../__generated__/useUserMutationsAssignMutation.graphql";
import type { useUserMutationsCreateAthleteMutation as CreateAthleteMutation } from "../../__generated__/useUserMutationsCreateAthleteMutation.graphql";
import type { useUserMutationsDeleteMutation as DeleteMutation } from "../../__generated__/useUserMutationsDeleteMutation.graphql";
import type { useUserMutationsEndSessionsMutation as EndSessionsMutation } from "../../__generated__/useUserMutationsEndSessionsMutation.graphql";
import type { useUserMutationsExportMutation as ExportMutation } from "../../__generated__/useUserMutationsExportMutation.graphql";
import type { useUserMutationsRemoveRoleMutation as RemoveRoleMutation } from "../../__generated__/useUserMutationsRemoveRoleMutation.graphql";
import type { useUserMutationsUnlockMutation as UnlockMutation } from "../../__generated__/useUserMutationsUnlockMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useCreateAthleteMutation() {
  return useAction<CreateAthleteMutation>(
    graphql`
      mutation useUserMutationsCreateAthleteMutation($input: CreateAthleteInput!) {
        createAthlete(input: $input) {
          ... on CreateAthleteSuccess @alias(as: "done") {
            user {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: {
        title: "Erro ao criar atleta",
        description: "Ocorreu um erro ao criar o perfil do atleta.",
      },
    },
  );
}

export function useAssignRoleMutation() {
  return useAction<AssignMutation>(
    graphql`
      mutation useUserMutationsAssignMutation($input: AssignRoleInput!) {
        assignRole(input: $input) {
          ... on AssignRoleSuccess @alias(as: "done") {
            asked
            user {
              ...userColumns_user
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao atribuir role", description: tryAgain } },
  );
}

export function useRemoveRoleMutation() {
  return useAction<RemoveRoleMutation>(
    graphql`
      mutation useUserMutationsRemoveRoleMutation($input: RemoveRoleInput!) {
        removeRole(input: $input) {
          ... on RemoveRoleSuccess @alias(as: "done") {
            user {
              ...userColumns_user
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao remover role", description: tryAgain } },
  );
}

export function useEndUserSessionsMutation() {
  return useAction<EndSessionsMutation>(
    graphql`
      mutation useUserMutationsEndSessionsMutation($input: EndUserSessionsInput!) {
        endUserSessions(input: $input) {
          user {
            id
            access {
              openSessions {
                device
                createdAt
                lastUsedAt
              }
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao encerrar as sessões", description: tryAgain } },
  );
}

export function useUnlockSignInMutation() {
  return useAction<UnlockMutation>(
    graphql`
      mutation useUserMutationsUnlockMutation($input: UnlockSignInInput!) {
        unlockSignIn(input: $input) {
          user {
            id
            access {
              lockedUntil
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao liberar a entrada", description: tryAgain } },
  );
}

export function useExportUserDataMutation() {
  return useAction<ExportMutation>(
    graphql`
      mutation useUserMutationsExportMutation($input: ExportUserDataInput!) {
        exportUserData(input: $input) {
          ... on ExportUserDataSuccess @alias(as: "done") {
            fileName
            json
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao baixar os dados", description: tryAgain } },
  );
}

export function useDeleteUserMutation() {
  return useAction<DeleteMutation>(
    graphql`
      mutation useUserMutationsDeleteMutation($input: DeleteUserAccountInput!) {
        deleteUserAccount(input: $input) {
          ... on DeleteUserAccountSuccess @alias(as: "done") {
            deletedUserId
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao excluir a conta", description: tryAgain } },
  );
}
