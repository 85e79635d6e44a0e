import { graphql } from "react-relay/hooks";
import type { useCreateScoreLinksMutation as CreateScoreLinksMutation } from "../__generated__/useCreateScoreLinksMutation.graphql";
import { useAction } from "../relay/use-action";

export function useCreateScoreLinksMutation() {
  return useAction<CreateScoreLinksMutation>(
    graphql`
      mutation useCreateScoreLinksMutation($input: CreateScoreLinksInput!) {
        createScoreLinks(input: $input) {
          __typename
          ... on CreateScoreLinksSuccess {
            issued {
              url
              match {
                id
                label
                phase
                scheduledFor
                courtLabel
                sides {
                  number
                  origin
                  athletes {
                    displayName
                  }
                }
              }
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao criar os links", description: "Tente novamente." } },
  );
}
