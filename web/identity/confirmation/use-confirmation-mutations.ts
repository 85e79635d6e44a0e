import { graphql } from "react-relay/hooks";
import type { useConfirmationMutationsConfirmMutation as ConfirmEmailMutation } from "../../__generated__/useConfirmationMutationsConfirmMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useConfirmationMutationsResendMutation as ResendConfirmationMutation } from "../../__generated__/useConfirmationMutationsResendMutation.graphql";

export function useConfirmEmailMutation() {
  return useAction<ConfirmEmailMutation>(graphql`
    mutation useConfirmationMutationsConfirmMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailSuccess @alias(as: "done") {
          email
        }
        ...refusal_error @alias(as: "refusal") @relay(mask: false)
      }
    }
  `);
}

export function useResendConfirmationMutation() {
  return useAction<ResendConfirmationMutation>(
    graphql`
      mutation useConfirmationMutationsResendMutation($input: ResendConfirmationInput!) {
        resendConfirmation(input: $input) {
          ... on ResendConfirmationSuccess @alias(as: "done") {
            email
          }
          ... on TooManyAttempts @alias(as: "tooManyAttempts") {
            retryInSeconds
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar e-mail", description: "Ocorreu um erro. Tente novamente." } },
  );
}
