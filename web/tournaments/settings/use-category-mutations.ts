import { graphql } from "react-relay/hooks";
import type { useCategoryMutationsAddMutation as AddMutation } from "../../__generated__/useCategoryMutationsAddMutation.graphql";
import type { useCategoryMutationsAddPresetsMutation as AddPresetsMutation } from "../../__generated__/useCategoryMutationsAddPresetsMutation.graphql";
import type { useCategoryMutationsRemoveMutation as RemoveMutation } from "../../__generated__/useCategoryMutationsRemoveMutation.graphql";
import type { useCategoryMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useCategoryMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = { title: "Erro", description: "Erro ao salvar a categoria." };

export function useAddCategoryMutation() {
  return useAction<AddMutation>(
    graphql`
      mutation useCategoryMutationsAddMutation($input: AddCategoryInput!) {
        addCategory(input: $input) {
          ... on AddCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useAddPresetCategoriesMutation() {
  return useAction<AddPresetsMutation>(
    graphql`
      mutation useCategoryMutationsAddPresetsMutation($input: AddPresetCategoriesInput!) {
        addPresetCategories(input: $input) {
          ... on AddPresetCategoriesSuccess @alias(as: "done") {
            created
            existing
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useUpdateCategoryMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useCategoryMutationsUpdateMutation($input: UpdateCategoryInput!) {
        updateCategory(input: $input) {
          ... on UpdateCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useRemoveCategoryMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation useCategoryMutationsRemoveMutation($input: RemoveCategoryInput!) {
        removeCategory(input: $input) {
          ... on RemoveCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro", description: "Erro ao remover a categoria." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
