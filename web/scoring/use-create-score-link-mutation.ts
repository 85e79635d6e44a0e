import { graphql } from "react-relay/hooks";
import type { useCreateScoreLinkMutation as CreateScoreLinkMutation } from "../__generated__/useCreateScoreLinkMutation.graphql";
import { useAction } from "../relay/use-action";

export function useCreateScoreLinkMutation() {
  return useAction<CreateScoreLinkMutation>(
    graphql`
      mutation useCreateScoreLinkMutation($input: CreateScoreLinkInput!) {
        createScoreLink(input: $input) {
          __typename
          ... on CreateScoreLinkSuccess {
            url
            match {
              ...ScoreLinkList_match
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao criar o link", description: "Tente novamente." } },
  );
}
