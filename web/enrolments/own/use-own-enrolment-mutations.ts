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
          ... on EnrolInTournamentSuccess @alias(as: "done") {
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
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on CancelOwnEnrolmentSuccess @alias(as: "done") {
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
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on CompleteProfileSuccess @alias(as: "done") {
            athlete {
              id
              gender
              birthDate
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on SetOwnUnavailabilitySuccess @alias(as: "done") {
            enrolment {
              id
              ...OwnUnavailability_enrolment
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar o horário", description: "Tente novamente." } },
  );
}
