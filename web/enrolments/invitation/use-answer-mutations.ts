import { graphql } from "react-relay/hooks";
import type { useAnswerMutationsAcceptMutation as AcceptInvitationMutation } from "../../__generated__/useAnswerMutationsAcceptMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useAnswerMutationsDeclineMutation as DeclineInvitationMutation } from "../../__generated__/useAnswerMutationsDeclineMutation.graphql";

export function useAcceptInvitationMutation() {
  return useAction<AcceptInvitationMutation>(
    graphql`
      mutation useAnswerMutationsAcceptMutation($input: AnswerInvitationInput!) {
        acceptInvitation(input: $input) {
          ... on AcceptInvitationSuccess @alias(as: "done") {
            enrolment {
              id
              tournament {
                ...EnrolCard_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ... on NotEligible @alias(as: "notEligible") {
            reasons {
              code
              unknown
              message
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao aceitar o convite", description: "Tente novamente." } },
  );
}

export function useDeclineInvitationMutation() {
  return useAction<DeclineInvitationMutation>(
    graphql`
      mutation useAnswerMutationsDeclineMutation($input: AnswerInvitationInput!) {
        declineInvitation(input: $input) {
          ... on DeclineInvitationSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao recusar o convite", description: "Tente novamente." } },
  );
}
