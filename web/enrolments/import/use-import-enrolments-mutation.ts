import { graphql } from "react-relay/hooks";
import type { useImportEnrolmentsMutation as ImportEnrolmentsMutation } from "../../__generated__/useImportEnrolmentsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useImportEnrolmentsMutation() {
  return useAction<ImportEnrolmentsMutation>(
    graphql`
      mutation useImportEnrolmentsMutation($input: ImportEnrolmentsInput!) {
        importEnrolments(input: $input) {
          ... on ImportEnrolmentsSuccess @alias(as: "done") {
            goodCount
            enteredCount
            lines {
              alreadyIn
              registers
              problems
              ...ImportPreview_lines
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao importar inscrições", description: "Tente novamente." } },
  );
}
