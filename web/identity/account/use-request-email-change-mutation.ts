import { graphql } from "react-relay/hooks";
import type { useRequestEmailChangeMutation as RequestEmailChangeMutation } from "../../__generated__/useRequestEmailChangeMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useRequestEmailChangeMutation() {
  return useAction<RequestEmailChangeMutation>(
    graphql`
      mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
        requestEmailChange(input: $input) {
          __typename
          ... on RequestEmailChangeSuccess {
            email
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao trocar o email", description: "Tente novamente." } },
  );
}
