import { graphql } from "react-relay/hooks";
import type { useDeleteAccountMutation as DeleteAccountMutation } from "../../__generated__/useDeleteAccountMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useDeleteAccountMutation() {
  return useAction<DeleteAccountMutation>(
    graphql`
      mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          __typename
          ... on DeleteAccountSuccess {
            done
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
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao excluir a conta", description: "Nada foi excluído. Tente novamente." } },
  );
}
