import { graphql } from "react-relay/hooks";
import type { useSignUpAthleteMutation as SignUpAthleteMutation } from "../../__generated__/useSignUpAthleteMutation.graphql";
import { useAction } from "../../relay/use-action";
import { athletePortal } from "./portals";

export function useSignUpAthleteMutation() {
  return useAction<SignUpAthleteMutation>(
    graphql`
      mutation useSignUpAthleteMutation($input: SignUpAthleteInput!) {
        signUpAthlete(input: $input) {
          __typename
          ... on SignUpAthleteSuccess {
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
    { failure: athletePortal.signUp.failure },
  );
}
