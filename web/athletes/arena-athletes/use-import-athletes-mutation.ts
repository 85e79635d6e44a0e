import { graphql } from "react-relay/hooks";
import type { useImportAthletesMutation as ImportAthletesMutation } from "../../__generated__/useImportAthletesMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useImportAthletesMutation() {
  return useAction<ImportAthletesMutation>(
    graphql`
      mutation useImportAthletesMutation($input: ImportAthletesInput!) {
        importAthletes(input: $input) {
          ... on ImportAthletesSuccess @alias(as: "done") {
            registeredCount
            lines {
              problems
              alreadyIn
              ...ImportAthletesPreview_lines
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao importar atletas", description: "Tente novamente." } },
  );
}
