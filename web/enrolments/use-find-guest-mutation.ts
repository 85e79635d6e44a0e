import { graphql } from "react-relay/hooks";
import type { useFindGuestMutation as FindGuestMutation } from "../__generated__/useFindGuestMutation.graphql";
import { useAction } from "../relay/use-action";

export function useFindGuestMutation() {
  return useAction<FindGuestMutation>(
    graphql`
      mutation useFindGuestMutation($input: FindGuestInput!) {
        findGuest(input: $input) {
          __typename
          ... on FindGuestSuccess {
            athlete {
              id
              displayName
              level
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao buscar atleta", description: "Tente novamente." } },
  );
}
