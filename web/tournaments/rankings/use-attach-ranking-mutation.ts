import { graphql } from "react-relay/hooks";
import type { useAttachRankingMutation as AttachRankingMutation } from "../../__generated__/useAttachRankingMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAttachRankingMutation() {
  return useAction<AttachRankingMutation>(
    graphql`
      mutation useAttachRankingMutation($input: AttachRankingInput!) {
        attachRanking(input: $input) {
          ... on AttachRankingSuccess @alias(as: "done") {
            tournament {
              ...TournamentRankingDialog_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar o ranking da categoria." } },
  );
}
