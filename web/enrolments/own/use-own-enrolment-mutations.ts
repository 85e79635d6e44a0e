import { graphql } from "react-relay/hooks";
import type { useOwnEnrolmentMutationsCancelMutation as CancelOwnEnrolmentMutation } from "../../__generated__/useOwnEnrolmentMutationsCancelMutation.graphql";
import type { useOwnEnrolmentMutationsEnrolMutation as EnrolInTournamentMutation } from "../../__generated__/useOwnEnrolmentMutationsEnrolMutation.graphql";
import type { useOwnEnrolmentMutationsProfileMutation as CompleteProfileMutation } from "../../__generated__/useOwnEnrolmentMutationsProfileMutation.graphql";
import type { useOwnEnrolmentMutationsUnavailabilityMutation as SetOwnUnavailabilityMutation } from "../../__generated__/useOwnEnrolmentMutationsUnavailabilityMutation.graphql";
import type { useOwnEnrolmentMutationsInviteMutation as InvitePartnerMutation } from "../../__generated__/useOwnEnrolmentMutationsInviteMutation.graphql";
import type { useOwnEnrolmentMutationsProposeMutation as ProposePairMutation } from "../../__generated__/useOwnEnrolmentMutationsProposeMutation.graphql";
import type { useOwnEnrolmentMutationsResendMutation as ResendInvitationMutation } from "../../__generated__/useOwnEnrolmentMutationsResendMutation.graphql";
import type { useOwnEnrolmentMutationsWithdrawMutation as WithdrawInvitationMutation } from "../../__generated__/useOwnEnrolmentMutationsWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";

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

export function useInvitePartnerMutation() {
  return useAction<InvitePartnerMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsInviteMutation($input: InvitePartnerInput!) {
        invitePartner(input: $input) {
          ... on InvitePartnerSuccess @alias(as: "done") {
            invitationUrl
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao convidar", description: "Tente novamente." } },
  );
}

export function useResendInvitationMutation() {
  return useAction<ResendInvitationMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsResendMutation($input: ResendInvitationInput!) {
        resendInvitation(input: $input) {
          ... on ResendInvitationSuccess @alias(as: "done") {
            invitationUrl
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar o convite", description: "Tente novamente." } },
  );
}

export function useWithdrawInvitationMutation() {
  return useAction<WithdrawInvitationMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsWithdrawMutation($input: WithdrawInvitationInput!) {
        withdrawInvitation(input: $input) {
          ... on WithdrawInvitationSuccess @alias(as: "done") {
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao retirar o convite", description: "Tente novamente." } },
  );
}

export function useProposePairMutation() {
  return useAction<ProposePairMutation>(
    graphql`
      mutation useOwnEnrolmentMutationsProposeMutation($input: ProposePairInput!) {
        proposePair(input: $input) {
          ... on ProposePairSuccess @alias(as: "done") {
            enrolment {
              id
              ...OwnEnrolment_enrolment
              tournament {
                ...EnrolCard_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao propor dupla", description: "Tente novamente." } },
  );
}
