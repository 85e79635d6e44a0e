import { graphql } from "react-relay/hooks";
import type { useCreateTournamentMutation as CreateTournamentMutation } from "../../__generated__/useCreateTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCreateTournamentMutation() {
  return useAction<CreateTournamentMutation>(
    graphql`
      mutation useCreateTournamentMutation($input: CreateTournamentInput!) {
        createTournament(input: $input) {
          __typename
          ... on CreateTournamentSuccess {
            tournament {
              key
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
    {
      failure: { title: "Erro ao criar torneio. Tente novamente." },
      signedOut: { title: "Usuário não autenticado" },
    },
  );
}
