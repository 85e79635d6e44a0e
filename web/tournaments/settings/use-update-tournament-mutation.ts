import { graphql } from "react-relay/hooks";
import type { useUpdateTournamentMutation as UpdateTournamentMutation } from "../../__generated__/useUpdateTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useUpdateTournamentMutation() {
  return useAction<UpdateTournamentMutation>(
    graphql`
      mutation useUpdateTournamentMutation($input: UpdateTournamentInput!) {
        updateTournament(input: $input) {
          __typename
          ... on UpdateTournamentSuccess {
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
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar configurações do torneio." } },
  );
}
