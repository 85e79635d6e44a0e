import { graphql } from "react-relay/hooks";
import type { useImportEnrolmentsMutation as ImportEnrolmentsMutation } from "../../__generated__/useImportEnrolmentsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useImportEnrolmentsMutation() {
  return useAction<ImportEnrolmentsMutation>(
    graphql`
      mutation useImportEnrolmentsMutation($input: ImportEnrolmentsInput!) {
        importEnrolments(input: $input) {
          __typename
          ... on ImportEnrolmentsSuccess {
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
          ... on InvalidInput {
            fields {
              path
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
    { failure: { title: "Erro ao importar inscrições", description: "Tente novamente." } },
  );
}
