import { graphql } from "react-relay/hooks";
import type { useDrawMutationsDrawMutation } from "../../__generated__/useDrawMutationsDrawMutation.graphql";
import type { useDrawMutationsPhaseMutation } from "../../__generated__/useDrawMutationsPhaseMutation.graphql";
import type { useDrawMutationsRulesMutation } from "../../__generated__/useDrawMutationsRulesMutation.graphql";
import type { useDrawMutationsSeedsMutation } from "../../__generated__/useDrawMutationsSeedsMutation.graphql";
import type { useDrawMutationsRankingMutation } from "../../__generated__/useDrawMutationsRankingMutation.graphql";
import type { useDrawMutationsSwapMutation } from "../../__generated__/useDrawMutationsSwapMutation.graphql";
import type { useDrawMutationsCancelMutation } from "../../__generated__/useDrawMutationsCancelMutation.graphql";
import type { useDrawMutationsUndoMutation } from "../../__generated__/useDrawMutationsUndoMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (title: string, covers: readonly string[] = []) => ({
  failure: { title, description: "Tente novamente." },
  covers,
});

export function useDrawCategory() {
  return useAction<useDrawMutationsDrawMutation>(
    graphql`
      mutation useDrawMutationsDrawMutation($input: DrawCategoryInput!) {
        drawCategory(input: $input) {
          ... on DrawCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao gerar o chaveamento", ["TournamentPageSubscription"]),
  );
}

export function useUpdateCategoryRules() {
  return useAction<useDrawMutationsRulesMutation>(
    graphql`
      mutation useDrawMutationsRulesMutation($input: UpdateCategoryRulesInput!) {
        updateCategoryRules(input: $input) {
          ... on UpdateCategoryRulesSuccess @alias(as: "done") {
            tournament {
              categories {
                ...CategoryRulesForm_category
              }
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao salvar as regras", ["TournamentPageSubscription"]),
  );
}

export function useUpdatePhaseFormat() {
  return useAction<useDrawMutationsPhaseMutation>(
    graphql`
      mutation useDrawMutationsPhaseMutation($input: UpdatePhaseFormatInput!) {
        updatePhaseFormat(input: $input) {
          ... on UpdatePhaseFormatSuccess @alias(as: "done") {
            tournament {
              categories {
                ...PhaseFormats_category
              }
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao salvar o formato da fase", ["TournamentPageSubscription"]),
  );
}

export function useSetSeeds() {
  return useAction<useDrawMutationsSeedsMutation>(
    graphql`
      mutation useDrawMutationsSeedsMutation($input: SetSeedsInput!) {
        setSeeds(input: $input) {
          ... on SetSeedsSuccess @alias(as: "done") {
            __typename
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao salvar as cabeças de chave"),
  );
}

export function useSeedFromRanking() {
  return useAction<useDrawMutationsRankingMutation>(
    graphql`
      mutation useDrawMutationsRankingMutation($input: SeedFromRankingInput!) {
        seedFromRanking(input: $input) {
          ... on SeedFromRankingSuccess @alias(as: "done") {
            __typename
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao usar o ranking"),
  );
}

export function useSwapDrawEntries() {
  return useAction<useDrawMutationsSwapMutation>(
    graphql`
      mutation useDrawMutationsSwapMutation($input: SwapDrawEntriesInput!) {
        swapDrawEntries(input: $input) {
          ... on SwapDrawEntriesSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao trocar as duplas", ["TournamentPageSubscription"]),
  );
}

export function useCancelCategory() {
  return useAction<useDrawMutationsCancelMutation>(
    graphql`
      mutation useDrawMutationsCancelMutation($input: CancelCategoryInput!) {
        cancelCategory(input: $input) {
          ... on CancelCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao cancelar a categoria", ["TournamentPageSubscription"]),
  );
}

export function useUndoDraw() {
  return useAction<useDrawMutationsUndoMutation>(
    graphql`
      mutation useDrawMutationsUndoMutation($input: UndoDrawInput!) {
        undoDraw(input: $input) {
          ... on UndoDrawSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao desfazer o sorteio", ["TournamentPageSubscription"]),
  );
}
