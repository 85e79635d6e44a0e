import { graphql } from "react-relay/hooks";
import type { useCreateChampionshipMutation as CreateChampionshipMutation } from "../../__generated__/useCreateChampionshipMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useCreateChampionshipMutation() {
  return useAction<CreateChampionshipMutation>(
    graphql`
      mutation useCreateChampionshipMutation($input: CreateChampionshipInput!) {
        createChampionship(input: $input) {
          __typename
          ... on CreateChampionshipSuccess {
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
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao criar campeonato." } },
  );
}
