import { graphql } from "react-relay/hooks";
import type { useSwapNumbersMutation as SwapNumbersMutation } from "../../__generated__/useSwapNumbersMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useSwapNumbersMutation() {
  return useAction<SwapNumbersMutation>(
    graphql`
      mutation useSwapNumbersMutation($input: SwapNumbersInput!) {
        swapNumbers(input: $input) {
          __typename
          ... on SwapNumbersSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao trocar os números", description: "Tente novamente." } },
  );
}
