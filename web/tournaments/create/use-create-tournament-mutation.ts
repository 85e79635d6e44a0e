import { graphql } from "react-relay/hooks";
import type { useCreateTournamentMutation as CreateTournamentMutation } from "../../__generated__/useCreateTournamentMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCreateTournamentMutation() {
  return useAction<CreateTournamentMutation>(
    graphql`
      mutation useCreateTournamentMutation($input: CreateTournamentInput!) {
        createTournament(input: $input) {
          ... on CreateTournamentSuccess @alias(as: "done") {
            tournament {
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao criar torneio. Tente novamente." },
      signedOut: { title: "Usuário não autenticado" },
    },
  );
}
