import { graphql } from "react-relay/hooks";
import type { useMatchMutationsResultMutation as RecordMatchResultMutation } from "../../__generated__/useMatchMutationsResultMutation.graphql";
import type { useMatchMutationsTakeBackMutation as TakeBackWalkoverMutation } from "../../__generated__/useMatchMutationsTakeBackMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useMatchMutationsNotesMutation as UpdateMatchNotesMutation } from "../../__generated__/useMatchMutationsNotesMutation.graphql";

/**
 * A result changes matches, standings and the tournament's status. The response has the whole tournament page, so the
 * server does not send this client a live update for it.
 * After a VersionConflict the store holds the match as the other user saved it.
 */
export function useRecordMatchResultMutation() {
  return useAction<RecordMatchResultMutation>(
    graphql`
      mutation useMatchMutationsResultMutation($input: RecordMatchResultInput!) {
        recordMatchResult(input: $input) {
          ... on RecordMatchResultSuccess @alias(as: "done") {
            match {
              after
            }
            tournament {
              ...TournamentPage_tournament
            }
          }
          ... on VersionConflict @alias(as: "versionConflict") {
            match {
              version
              status
              notes
              ...readMatch_match
            }
          }
          ... on ResultMovesMatches @alias(as: "resultMovesMatches") {
            ...MatchMoves_moves @alias(as: "asked")
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao salvar o resultado", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

/** Undoes a recorded W.O.: the match is to be played, and its effects on the draw are reverted. */
export function useTakeBackWalkoverMutation() {
  return useAction<TakeBackWalkoverMutation>(
    graphql`
      mutation useMatchMutationsTakeBackMutation($input: TakeBackWalkoverInput!) {
        takeBackWalkover(input: $input) {
          ... on TakeBackWalkoverSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ... on VersionConflict @alias(as: "versionConflict") {
            match {
              version
              status
              notes
              ...readMatch_match
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao desfazer o W.O.", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useUpdateMatchNotesMutation() {
  return useAction<UpdateMatchNotesMutation>(
    graphql`
      mutation useMatchMutationsNotesMutation($input: UpdateMatchNotesInput!) {
        updateMatchNotes(input: $input) {
          ... on UpdateMatchNotesSuccess @alias(as: "done") {
            match {
              ...MatchNotesField_match
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar as observações", description: "Tente novamente." } },
  );
}
