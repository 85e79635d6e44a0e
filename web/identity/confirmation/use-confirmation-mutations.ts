import { graphql } from "react-relay/hooks";
import type { useConfirmationMutationsConfirmMutation as ConfirmEmailMutation } from "../../__generated__/useConfirmationMutationsConfirmMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useConfirmationMutationsResendMutation as ResendConfirmationMutation } from "../../__generated__/useConfirmationMutationsResendMutation.graphql";

export function useConfirmEmailMutation() {
  return useAction<ConfirmEmailMutation>(graphql`
    mutation useConfirmationMutationsConfirmMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        __typename
        ... on ConfirmEmailSuccess {
          email
        }
        ... on EmailAlreadyConfirmed {
          message
        }
        ... on InvalidLink {
          message
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
  `);
}

export function useResendConfirmationMutation() {
  return useAction<ResendConfirmationMutation>(
    graphql`
      mutation useConfirmationMutationsResendMutation($input: ResendConfirmationInput!) {
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
