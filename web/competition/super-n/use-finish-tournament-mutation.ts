import { graphql } from "react-relay/hooks";
import type { useFinishTournamentMutation as FinishTournamentMutation } from "../../__generated__/useFinishTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useFinishTournamentMutation() {
  return useAction<FinishTournamentMutation>(
    graphql`
      mutation useFinishTournamentMutation($input: FinishTournamentInput!) {
        finishTournament(input: $input) {
          __typename
          ... on FinishTournamentSuccess {
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
    { failure: { title: "Erro ao encerrar o torneio", description: "Tente novamente." } },
  );
}
