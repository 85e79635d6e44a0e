import { graphql } from "react-relay/hooks";
import type { useSignUpFederationMutation as SignUpFederationMutation } from "../../__generated__/useSignUpFederationMutation.graphql";
import { useAction } from "../../relay/use-action";
import { federationPortal } from "./portals";

export function useSignUpFederationMutation() {
  return useAction<SignUpFederationMutation>(
    graphql`
      mutation useSignUpFederationMutation($input: SignUpFederationInput!) {
        signUpFederation(input: $input) {
          __typename
          ... on SignUpFederationSuccess {
            email
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on EmailTaken {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: federationPortal.signUp.failure },
  );
}
