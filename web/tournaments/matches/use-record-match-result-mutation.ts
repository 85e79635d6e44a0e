import { graphql } from "react-relay/hooks";
import type { useRecordMatchResultMutation as RecordMatchResultMutation } from "../../__generated__/useRecordMatchResultMutation.graphql";
import { useAction } from "../../relay/use-action";

/** After a VersionConflict the store holds the match as the other person left it. */
export function useRecordMatchResultMutation() {
  return useAction<RecordMatchResultMutation>(
    graphql`
      mutation useRecordMatchResultMutation($input: RecordMatchResultInput!) {
        recordMatchResult(input: $input) {
          __typename
          ... on RecordMatchResultSuccess {
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
          ... on VersionConflict {
            match {
              ...ScoreSheet_match
              ...MatchCard_match
            }
          }
          ... on RuleViolation {
            message
            path
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar o resultado", description: "Tente novamente." } },
  );
}
