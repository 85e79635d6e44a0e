import { graphql } from "react-relay/hooks";
import type { useEnrolAthleteMutation as EnrolAthleteMutation } from "../__generated__/useEnrolAthleteMutation.graphql";
import { useAction } from "../relay/use-action";

export function useEnrolAthleteMutation() {
  return useAction<EnrolAthleteMutation>(
    graphql`
      mutation useEnrolAthleteMutation($input: EnrolAthleteInput!) {
        enrolAthlete(input: $input) {
          __typename
          ... on EnrolAthleteSuccess {
            enrolment {
              awaitsConsent
              dueAt
              category {
                inPairs
              }
            }
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            reasons {
              code
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao inscrever atleta", description: "Tente novamente." } },
  );
}
