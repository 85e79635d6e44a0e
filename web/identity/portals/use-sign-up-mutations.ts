import { graphql } from "react-relay/hooks";
import type { useSignUpMutationsArenaMutation as SignUpArenaMutation } from "../../__generated__/useSignUpMutationsArenaMutation.graphql";
import { useAction } from "../../relay/use-action";
import { arenaPortal, athletePortal, federationPortal } from "./portals";
import type { useSignUpMutationsAthleteMutation as SignUpAthleteMutation } from "../../__generated__/useSignUpMutationsAthleteMutation.graphql";
import type { useSignUpMutationsFederationMutation as SignUpFederationMutation } from "../../__generated__/useSignUpMutationsFederationMutation.graphql";

export function useSignUpArenaMutation() {
  return useAction<SignUpArenaMutation>(
    graphql`
      mutation useSignUpMutationsArenaMutation($input: SignUpArenaInput!) {
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
          ... on RuleViolation {
            message
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

export function useSignUpAthleteMutation() {
  return useAction<SignUpAthleteMutation>(
    graphql`
      mutation useSignUpMutationsAthleteMutation($input: SignUpAthleteInput!) {
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
          ... on RuleViolation {
            message
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

export function useSignUpFederationMutation() {
  return useAction<SignUpFederationMutation>(
    graphql`
      mutation useSignUpMutationsFederationMutation($input: SignUpFederationInput!) {
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
          ... on RuleViolation {
            message
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
