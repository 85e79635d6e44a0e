import { graphql } from "react-relay/hooks";
import type { useRegisterAthleteMutation as RegisterAthleteMutation } from "../__generated__/useRegisterAthleteMutation.graphql";
import { useAction } from "../relay/use-action";

export function useRegisterAthleteMutation() {
  return useAction<RegisterAthleteMutation>(
    graphql`
      mutation useRegisterAthleteMutation($input: RegisterAthleteInput!) {
        registerAthlete(input: $input) {
          __typename
          ... on RegisterAthleteSuccess {
            athlete {
              id
              displayName
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
    { failure: { title: "Erro ao cadastrar atleta", description: "Tente novamente." } },
  );
}
