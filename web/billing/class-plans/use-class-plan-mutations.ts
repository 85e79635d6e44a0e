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
          __typename
          ... on CreateClassPlanSuccess {
            arena {
              ...ClassPlansCard_arena
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
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
          __typename
          ... on ChangeClassPlanSuccess {
            arena {
              ...ClassPlansCard_arena
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
    failure("Erro ao alterar o plano"),
  );
}

export function useSellClassPlanMutation() {
  return useAction<SellMutation>(
    graphql`
      mutation useClassPlanMutationsSellMutation($input: SellClassPlanInput!) {
        sellClassPlan(input: $input) {
          __typename
          ... on SellClassPlanSuccess {
            arenaAthlete {
              classCreditsLeft
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            message
            path
          }
        }
      }
    `,
    failure("Erro ao vender o plano"),
  );
}
