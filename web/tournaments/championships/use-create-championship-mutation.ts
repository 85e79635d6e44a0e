import { graphql } from "react-relay/hooks";
import type { useCreateChampionshipMutation as CreateChampionshipMutation } from "../../__generated__/useCreateChampionshipMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCreateChampionshipMutation() {
  return useAction<CreateChampionshipMutation>(
    graphql`
      mutation useCreateChampionshipMutation($input: CreateChampionshipInput!) {
        createChampionship(input: $input) {
          ... on CreateChampionshipSuccess @alias(as: "done") {
            tournament {
              key
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao criar campeonato." } },
  );
}
