import { graphql } from "react-relay/hooks";
import type { usePlanMutationsCreateMutation as CreateMutation } from "../../__generated__/usePlanMutationsCreateMutation.graphql";
import type { usePlanMutationsEndMutation as EndMutation } from "../../__generated__/usePlanMutationsEndMutation.graphql";
import type { usePlanMutationsPauseMutation as PauseMutation } from "../../__generated__/usePlanMutationsPauseMutation.graphql";
import type { usePlanMutationsPriceMutation as PriceMutation } from "../../__generated__/usePlanMutationsPriceMutation.graphql";
import type { usePlanMutationsRunMutation as RunMutation } from "../../__generated__/usePlanMutationsRunMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

export function useCreatePlansMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation usePlanMutationsCreateMutation($input: CreateMonthlyPlansInput!) {
        createMonthlyPlans(input: $input) {
          ... on CreateMonthlyPlansSuccess @alias(as: "done") {
            monthlyPlans {
              id
            }
            arena {
              ...MonthlyPlansList_monthNumbersArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao criar a mensalidade"),
  );
}

export function useChangePriceMutation() {
  return useAction<PriceMutation>(
    graphql`
      mutation usePlanMutationsPriceMutation($input: ChangePlanPriceInput!) {
        changePlanPrice(input: $input) {
          ... on ChangePlanPriceSuccess @alias(as: "done") {
            monthlyPlan {
              ...planColumns_plan
            }
            arena {
              ...MonthlyPlansList_monthNumbersArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao mudar o valor"),
  );
}

export function usePausePlanMutation() {
  return useAction<PauseMutation>(
    graphql`
      mutation usePlanMutationsPauseMutation($input: PausePlanInput!) {
        pausePlan(input: $input) {
          ... on PausePlanSuccess @alias(as: "done") {
            monthlyPlan {
              ...planColumns_plan
            }
            arena {
              ...MonthlyPlansList_monthNumbersArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao pausar a mensalidade"),
  );
}

export function useEndPlanMutation() {
  return useAction<EndMutation>(
    graphql`
      mutation usePlanMutationsEndMutation($input: EndMonthlyPlanInput!) {
        endMonthlyPlan(input: $input) {
          ... on EndMonthlyPlanSuccess @alias(as: "done") {
            cancelledCount
            monthlyPlan {
              ...planColumns_plan
            }
            arena {
              ...MonthlyPlansList_monthNumbersArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao encerrar a mensalidade"),
  );
}

export function useRunMonthMutation() {
  return useAction<RunMutation>(
    graphql`
      mutation usePlanMutationsRunMutation($input: RunMonthInput!) {
        runMonth(input: $input) {
          ... on RunMonthSuccess @alias(as: "done") {
            madeCount
            madeInCents
            isDone
            arena {
              ...MonthlyPlansList_monthNumbersArena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao gerar as mensalidades"),
  );
}
