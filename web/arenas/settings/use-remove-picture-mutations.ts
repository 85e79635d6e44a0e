import { graphql } from "react-relay/hooks";
import type { useRemovePictureMutationsCoverMutation as RemoveCoverMutation } from "../../__generated__/useRemovePictureMutationsCoverMutation.graphql";
import type { useRemovePictureMutationsLogoMutation as RemoveLogoMutation } from "../../__generated__/useRemovePictureMutationsLogoMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useRemoveLogoMutation() {
  return useAction<RemoveLogoMutation>(
    graphql`
      mutation useRemovePictureMutationsLogoMutation($input: RemoveArenaLogoInput!) {
        removeArenaLogo(input: $input) {
          ... on RemoveArenaLogoSuccess @alias(as: "done") {
            arena {
              ...PictureCardsLogo_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao remover a logo", description: "Tente novamente." } },
  );
}

export function useRemoveCoverMutation() {
  return useAction<RemoveCoverMutation>(
    graphql`
      mutation useRemovePictureMutationsCoverMutation($input: RemoveArenaCoverInput!) {
        removeArenaCover(input: $input) {
          ... on RemoveArenaCoverSuccess @alias(as: "done") {
            arena {
              ...PictureCardsCover_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao remover a capa", description: "Tente novamente." } },
  );
}
