import { graphql } from "react-relay/hooks";
import type { useEnrolInTournamentMutation as EnrolInTournamentMutation } from "../../__generated__/useEnrolInTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useEnrolInTournamentMutation() {
  return useAction<EnrolInTournamentMutation>(
    graphql`
      mutation useEnrolInTournamentMutation($input: EnrolInTournamentInput!) {
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
