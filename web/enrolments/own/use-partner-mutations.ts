import { graphql } from "react-relay/hooks";
import type { usePartnerMutationsInviteMutation as InvitePartnerMutation } from "../../__generated__/usePartnerMutationsInviteMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { usePartnerMutationsResendMutation as ResendInvitationMutation } from "../../__generated__/usePartnerMutationsResendMutation.graphql";
import type { usePartnerMutationsWithdrawMutation as WithdrawInvitationMutation } from "../../__generated__/usePartnerMutationsWithdrawMutation.graphql";
import type { usePartnerMutationsProposeMutation as ProposePairMutation } from "../../__generated__/usePartnerMutationsProposeMutation.graphql";

export function useInvitePartnerMutation() {
  return useAction<InvitePartnerMutation>(
    graphql`
      mutation usePartnerMutationsInviteMutation($input: InvitePartnerInput!) {
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
      mutation usePartnerMutationsResendMutation($input: ResendInvitationInput!) {
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
      mutation usePartnerMutationsWithdrawMutation($input: WithdrawInvitationInput!) {
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
      mutation usePartnerMutationsProposeMutation($input: ProposePairInput!) {
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
