import { graphql } from "react-relay/hooks";
import type { useResendConfirmationMutation as ResendConfirmationMutation } from "../../__generated__/useResendConfirmationMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useResendConfirmationMutation() {
  return useAction<ResendConfirmationMutation>(
    graphql`
      mutation useResendConfirmationMutation($input: ResendConfirmationInput!) {
        resendConfirmation(input: $input) {
          __typename
          ... on ResendConfirmationSuccess {
            email
          }
          ... on InvalidInput {
            message
          }
          ... on TooManyAttempts {
            retryInSeconds
          }
        }
      }
    `,
    { failure: { title: "Erro ao enviar e-mail", description: "Ocorreu um erro. Tente novamente." } },
  );
}
