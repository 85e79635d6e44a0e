import { graphql } from "react-relay/hooks";
import type { useSubstituteAthleteMutation as SubstituteAthleteMutation } from "../__generated__/useSubstituteAthleteMutation.graphql";
import { useAction } from "../relay/use-action";

export function useSubstituteAthleteMutation() {
  return useAction<SubstituteAthleteMutation>(
    graphql`
      mutation useSubstituteAthleteMutation($input: SubstituteAthleteInput!) {
        substituteAthlete(input: $input) {
          __typename
          ... on SubstituteAthleteSuccess {
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
        }
      }
    `,
    { failure: { title: "Erro ao substituir atleta", description: "Tente novamente." } },
  );
}
