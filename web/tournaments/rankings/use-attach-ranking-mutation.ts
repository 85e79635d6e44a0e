import { graphql } from "react-relay/hooks";
import type { useAttachRankingMutation as AttachRankingMutation } from "../../__generated__/useAttachRankingMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAttachRankingMutation() {
  return useAction<AttachRankingMutation>(
    graphql`
      mutation useAttachRankingMutation($input: AttachRankingInput!) {
        attachRanking(input: $input) {
          __typename
          ... on AttachRankingSuccess {
            tournament {
              ...TournamentRankingDialog_tournament
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
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar o ranking da categoria." } },
  );
}
