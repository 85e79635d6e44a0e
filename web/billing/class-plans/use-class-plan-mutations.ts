import { graphql } from "react-relay/hooks";
import type { useClassPlanMutationsChangeMutation as ChangeMutation } from "../../__generated__/useClassPlanMutationsChangeMutation.graphql";
import type { useClassPlanMutationsCreateMutation as CreateMutation } from "../../__generated__/useClassPlanMutationsCreateMutation.graphql";
import type { useClassPlanMutationsSellMutation as SellMutation } from "../../__generated__/useClassPlanMutationsSellMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

export function useCreateClassPlanMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation useClassPlanMutationsCreateMutation($input: CreateClassPlanInput!) {
        createClassPlan(input: $input) {
          ... on CreateClassPlanSuccess @alias(as: "done") {
            arena {
              ...ClassPlansCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao criar o plano"),
  );
}

export function useChangeClassPlanMutation() {
  return useAction<ChangeMutation>(
    graphql`
      mutation useClassPlanMutationsChangeMutation($input: ChangeClassPlanInput!) {
        changeClassPlan(input: $input) {
          ... on ChangeClassPlanSuccess @alias(as: "done") {
            arena {
              ...ClassPlansCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao alterar o plano"),
  );
}

export function useSellClassPlanMutation() {
  return useAction<SellMutation>(
    graphql`
      mutation useClassPlanMutationsSellMutation($input: SellClassPlanInput!) {
        sellClassPlan(input: $input) {
          ... on SellClassPlanSuccess @alias(as: "done") {
            arenaAthlete {
              classCreditsLeft
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao vender o plano"),
  );
}
