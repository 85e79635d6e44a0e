import { graphql } from "react-relay/hooks";
import type { useFinishSuperNMutation as FinishSuperNMutation } from "../../__generated__/useFinishSuperNMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useFinishSuperNMutation() {
  return useAction<FinishSuperNMutation>(
    graphql`
      mutation useFinishSuperNMutation($input: FinishSuperNInput!) {
        finishSuperN(input: $input) {
          __typename
          ... on FinishSuperNSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao encerrar a categoria", description: "Tente novamente." } },
  );
}
