import { graphql } from "react-relay/hooks";
import type { useRankingMutationsAddPointsMutation as AddPointsMutation } from "../../__generated__/useRankingMutationsAddPointsMutation.graphql";
import type { useRankingMutationsArenaMutation as ArenaMutation } from "../../__generated__/useRankingMutationsArenaMutation.graphql";
import type { useRankingMutationsCorrectMutation as CorrectMutation } from "../../__generated__/useRankingMutationsCorrectMutation.graphql";
import type { useRankingMutationsFederationMutation as FederationMutation } from "../../__generated__/useRankingMutationsFederationMutation.graphql";
import type { useRankingMutationsPublishMutation as PublishMutation } from "../../__generated__/useRankingMutationsPublishMutation.graphql";
import type { useRankingMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useRankingMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (description: string) => ({ failure: { title: "Erro", description } });

export function useCreateRankingMutation() {
  return useAction<FederationMutation>(
    graphql`
      mutation useRankingMutationsFederationMutation($input: CreateRankingInput!) {
        createRanking(input: $input) {
          ... on CreateRankingSuccess @alias(as: "done") {
            ranking {
              ...readRanking_ranking
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao criar ranking."),
  );
}

export function useCreateArenaRankingMutation() {
  return useAction<ArenaMutation>(
    graphql`
      mutation useRankingMutationsArenaMutation($input: CreateArenaRankingInput!) {
        createArenaRanking(input: $input) {
          ... on CreateArenaRankingSuccess @alias(as: "done") {
            ranking {
              ...readRanking_ranking
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao criar ranking."),
  );
}

export function useUpdateRankingMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useRankingMutationsUpdateMutation($input: UpdateRankingInput!) {
        updateRanking(input: $input) {
          ... on UpdateRankingSuccess @alias(as: "done") {
            ranking {
              ...readRanking_ranking
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao salvar ranking."),
  );
}

export function usePublishRankingMutation() {
  return useAction<PublishMutation>(
    graphql`
      mutation useRankingMutationsPublishMutation($input: PublishRankingInput!) {
        publishRanking(input: $input) {
          ... on PublishRankingSuccess @alias(as: "done") {
            versions {
              month
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao publicar a lista."),
  );
}

export function useCorrectRankingMutation() {
  return useAction<CorrectMutation>(
    graphql`
      mutation useRankingMutationsCorrectMutation($input: CorrectRankingInput!) {
        correctRanking(input: $input) {
          ... on CorrectRankingSuccess @alias(as: "done") {
            versions {
              month
              number
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao corrigir o ranking."),
  );
}

export function useAddRankingPointsMutation() {
  return useAction<AddPointsMutation>(
    graphql`
      mutation useRankingMutationsAddPointsMutation($input: AddRankingPointsInput!) {
        addRankingPoints(input: $input) {
          ... on AddRankingPointsSuccess @alias(as: "done") {
            versions {
              month
              number
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao lançar os pontos."),
  );
}
