import { graphql } from "react-relay/hooks";
import type { useStartTournamentMutation as StartTournamentMutation } from "../../__generated__/useStartTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useStartTournamentMutation() {
  return useAction<StartTournamentMutation>(
    graphql`
      mutation useStartTournamentMutation($input: StartTournamentInput!) {
        startTournament(input: $input) {
          __typename
          ... on StartTournamentSuccess {
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
    { failure: { title: "Erro ao iniciar o torneio", description: "Tente novamente." } },
  );
}
