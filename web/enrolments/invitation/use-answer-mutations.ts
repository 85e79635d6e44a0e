import { graphql } from "react-relay/hooks";
import type { useAnswerMutationsAcceptMutation as AcceptInvitationMutation } from "../../__generated__/useAnswerMutationsAcceptMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useAnswerMutationsDeclineMutation as DeclineInvitationMutation } from "../../__generated__/useAnswerMutationsDeclineMutation.graphql";

export function useAcceptInvitationMutation() {
  return useAction<AcceptInvitationMutation>(
    graphql`
      mutation useAnswerMutationsAcceptMutation($input: AnswerInvitationInput!) {
        acceptInvitation(input: $input) {
          __typename
          ... on AcceptInvitationSuccess {
            enrolment {
              id
              tournament {
                ...EnrolCard_tournament
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
          ... on TooManyAttempts {
            message
          }
          ... on NotEligible {
            reasons {
              code
              unknown
              message
            }
          }
          ... on RuleViolation {
            code
            message
          }
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
          __typename
          ... on DeclineInvitationSuccess {
            done
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
    { failure: { title: "Erro ao recusar o convite", description: "Tente novamente." } },
  );
}
