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
          ... on WriteProgressNoteSuccess @alias(as: "done") {
            note {
              athlete {
                ...ProgressNotes_athlete
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on CorrectProgressNoteSuccess @alias(as: "done") {
            note {
              ...ProgressNotes_note
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on RemoveProgressNoteSuccess @alias(as: "done") {
            athlete {
              ...ProgressNotes_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on AnswerLevelSuggestionSuccess @alias(as: "done") {
            note {
              suggestion
              ...ProgressNotes_note
              athlete {
                level
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao responder a sugestão", description } },
  );
}
