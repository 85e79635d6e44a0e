import { graphql } from "react-relay/hooks";
import type { useSignUpArenaMutation as SignUpArenaMutation } from "../../__generated__/useSignUpArenaMutation.graphql";
import { useAction } from "../../relay/use-action";
import { arenaPortal } from "./portals";

export function useSignUpArenaMutation() {
  return useAction<SignUpArenaMutation>(
    graphql`
      mutation useSignUpArenaMutation($input: SignUpArenaInput!) {
        signUpArena(input: $input) {
          __typename
          ... on SignUpArenaSuccess {
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
    { failure: arenaPortal.signUp.failure },
  );
}
