import { graphql } from "react-relay/hooks";
import type { useProgressMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useProgressMutationsAnswerMutation.graphql";
import type { useProgressMutationsCorrectMutation as CorrectMutation } from "../../__generated__/useProgressMutationsCorrectMutation.graphql";
import type { useProgressMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useProgressMutationsRemoveMutation.graphql";
import type { useProgressMutationsWriteMutation as WriteMutation } from "../../__generated__/useProgressMutationsWriteMutation.graphql";
import { useAction } from "../../relay/use-action";

const description = "Tente novamente.";
const notSaved = { failure: { title: "Erro ao salvar a anotação", description } };

export function useWriteProgressNoteMutation() {
  return useAction<WriteMutation>(
    graphql`
      mutation useProgressMutationsWriteMutation($input: WriteProgressNoteInput!) {
        writeProgressNote(input: $input) {
          __typename
          ... on WriteProgressNoteSuccess {
            note {
              athlete {
                ...ProgressNotes_athlete
              }
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
            path
          }
        }
      }
    `,
    notSaved,
  );
}

export function useCorrectProgressNoteMutation() {
  return useAction<CorrectMutation>(
    graphql`
      mutation useProgressMutationsCorrectMutation($input: CorrectProgressNoteInput!) {
        correctProgressNote(input: $input) {
          __typename
          ... on CorrectProgressNoteSuccess {
            note {
              ...ProgressNote_note
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
            path
          }
        }
      }
    `,
    notSaved,
  );
}

export function useRemoveProgressNoteMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation useProgressMutationsRemoveMutation($input: RemoveProgressNoteInput!) {
        removeProgressNote(input: $input) {
          __typename
          ... on RemoveProgressNoteSuccess {
            athlete {
              ...ProgressNotes_athlete
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao remover a anotação", description } },
  );
}

export function useAnswerSuggestionMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useProgressMutationsAnswerMutation($input: AnswerLevelSuggestionInput!) {
        answerLevelSuggestion(input: $input) {
          __typename
          ... on AnswerLevelSuggestionSuccess {
            note {
              suggestion
              ...ProgressNote_note
              athlete {
                level
              }
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao responder a sugestão", description } },
  );
}
