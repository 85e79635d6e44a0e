import { graphql } from "react-relay/hooks";
import type { useUpdateMatchNotesMutation as UpdateMatchNotesMutation } from "../../__generated__/useUpdateMatchNotesMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUpdateMatchNotesMutation() {
  return useAction<UpdateMatchNotesMutation>(
    graphql`
      mutation useUpdateMatchNotesMutation($input: UpdateMatchNotesInput!) {
        updateMatchNotes(input: $input) {
          __typename
          ... on UpdateMatchNotesSuccess {
            match {
              ...MatchNotesField_match
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar as observações", description: "Tente novamente." } },
  );
}
