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
          ... on SignUpArenaSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on SignUpAthleteSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on SignUpFederationSuccess @alias(as: "done") {
            email
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: federationPortal.signUp.failure },
  );
}
