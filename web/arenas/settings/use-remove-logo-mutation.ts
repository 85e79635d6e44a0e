import { graphql } from "react-relay/hooks";
import type { useRemoveLogoMutation as RemoveLogoMutation } from "../../__generated__/useRemoveLogoMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useRemoveLogoMutation() {
  return useAction<RemoveLogoMutation>(
    graphql`
      mutation useRemoveLogoMutation($input: RemoveArenaLogoInput!) {
        removeArenaLogo(input: $input) {
          __typename
          ... on RemoveArenaLogoSuccess {
            arena {
              ...LogoCard_arena
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao remover a logo", description: "Tente novamente." } },
  );
}
