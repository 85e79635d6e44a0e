import { graphql } from "react-relay/hooks";
import type { useImportAthletesMutation as ImportAthletesMutation } from "../../__generated__/useImportAthletesMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useImportAthletesMutation() {
  return useAction<ImportAthletesMutation>(
    graphql`
      mutation useImportAthletesMutation($input: ImportAthletesInput!) {
        importAthletes(input: $input) {
          __typename
          ... on ImportAthletesSuccess {
            registeredCount
            lines {
              problems
              alreadyIn
              ...ImportAthletesPreview_lines
            }
          }
          ... on InvalidInput {
            fields {
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
    { failure: { title: "Erro ao importar atletas", description: "Tente novamente." } },
  );
}
