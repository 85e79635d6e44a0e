import { graphql } from "react-relay/hooks";
import type { useOwnEnrolmentMutationsEnrolMutation as EnrolInTournamentMutation } from "../../__generated__/useOwnEnrolmentMutationsEnrolMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useOwnEnrolmentMutationsCancelMutation as CancelOwnEnrolmentMutation } from "../../__generated__/useOwnEnrolmentMutationsCancelMutation.graphql";
import type { useOwnEnrolmentMutationsProfileMutation as CompleteProfileMutation } from "../../__generated__/useOwnEnrolmentMutationsProfileMutation.graphql";
import type { useOwnEnrolmentMutationsUnavailabilityMutation as SetOwnUnavailabilityMutation } from "../../__generated__/useOwnEnrolmentMutationsUnavailabilityMutation.graphql";

export function useEnrolInTournamentMutation() {
  return useAction<EnrolInTournamentMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsEnrolMutation($input: EnrolInTournamentInput!) {
        enrolInTournament(input: $input) {
          __typename
          ... on EnrolInTournamentSuccess {
            invitationUrl
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
                ...WhoPlays_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            message
          }
          ... on TooManyAttempts {
            message
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao fazer a inscrição", description: "Tente novamente." } },
  );
}

export function useCancelOwnEnrolmentMutation() {
  return useAction<CancelOwnEnrolmentMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsCancelMutation($input: CancelOwnEnrolmentInput!) {
        cancelOwnEnrolment(input: $input) {
          __typename
          ... on CancelOwnEnrolmentSuccess {
            refundInCents
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
                ...WhoPlays_tournament
              }
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao cancelar a inscrição", description: "Tente novamente." } },
  );
}

export function useCompleteProfileMutation() {
  return useAction<CompleteProfileMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsProfileMutation($input: CompleteProfileInput!) {
        completeProfile(input: $input) {
          __typename
          ... on CompleteProfileSuccess {
            athlete {
              id
              gender
              birthDate
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar o perfil", description: "Tente novamente." } },
  );
}

export function useSetOwnUnavailabilityMutation() {
  return useAction<SetOwnUnavailabilityMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsUnavailabilityMutation($input: SetOwnUnavailabilityInput!) {
        setOwnUnavailability(input: $input) {
          __typename
          ... on SetOwnUnavailabilitySuccess {
            enrolment {
              id
              ...OwnUnavailability_enrolment
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar o horário", description: "Tente novamente." } },
  );
}
