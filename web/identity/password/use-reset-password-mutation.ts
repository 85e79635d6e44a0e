import { graphql } from "react-relay/hooks";
import type { useResetPasswordMutation as ResetPasswordMutation } from "../../__generated__/useResetPasswordMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useResetPasswordMutation() {
  return useAction<ResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          __typename
          ... on ResetPasswordSuccess {
            done
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on InvalidLink {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao redefinir senha", description: "Ocorreu um erro. Tente novamente." } },
  );
}
