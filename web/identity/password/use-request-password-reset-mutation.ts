import { graphql } from "react-relay/hooks";
import type { useRequestPasswordResetMutation as RequestPasswordResetMutation } from "../../__generated__/useRequestPasswordResetMutation.graphql";
import { useAction } from "../../relay/use-action";

/** Which portal the mail speaks of. */
export type MailPortal = RequestPasswordResetMutation["variables"]["input"]["portal"];

export function useRequestPasswordResetMutation() {
  return useAction<RequestPasswordResetMutation>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          __typename
          ... on RequestPasswordResetSuccess {
            email
          }
          ... on InvalidInput {
            message
          }
          ... on TooManyAttempts {
            message
            retryInSeconds
          }
        }
      }
    `,
    { failure: { title: "Erro ao enviar e-mail", description: "Ocorreu um erro. Tente novamente." } },
  );
}
