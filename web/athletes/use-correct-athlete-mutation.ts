import { graphql } from "react-relay/hooks";
import type { useCorrectAthleteMutation as CorrectAthleteMutation } from "../__generated__/useCorrectAthleteMutation.graphql";
import { useAction } from "../relay/use-action";

export function useCorrectAthlete() {
  return useAction<CorrectAthleteMutation>(
    graphql`
      mutation useCorrectAthleteMutation($input: CorrectAthleteInput!) {
        correctAthlete(input: $input) {
          ... on CorrectAthleteSuccess @alias(as: "done") {
            athlete {
              ...AthleteSummary_athlete
              ...ManageProfile_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." } },
  );
}
