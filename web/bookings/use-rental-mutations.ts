import { graphql } from "react-relay/hooks";
import type { useRentalMutationsAddDayUseMutation as AddDayUseMutation } from "../__generated__/useRentalMutationsAddDayUseMutation.graphql";
import type { useRentalMutationsAnswerDayUseMutation as AnswerDayUseMutation } from "../__generated__/useRentalMutationsAnswerDayUseMutation.graphql";
import type { useRentalMutationsAnswerMutation as AnswerMutation } from "../__generated__/useRentalMutationsAnswerMutation.graphql";
import type { useRentalMutationsCancelDayUseMutation as CancelDayUseMutation } from "../__generated__/useRentalMutationsCancelDayUseMutation.graphql";
import type { useRentalMutationsCancelMutation as CancelMutation } from "../__generated__/useRentalMutationsCancelMutation.graphql";
import type { useRentalMutationsLiftBlockMutation as LiftBlockMutation } from "../__generated__/useRentalMutationsLiftBlockMutation.graphql";
import type { useRentalMutationsMoveMutation as MoveMutation } from "../__generated__/useRentalMutationsMoveMutation.graphql";
import type { useRentalMutationsRentMutation as RentMutation } from "../__generated__/useRentalMutationsRentMutation.graphql";
import type { useRentalMutationsTermsMutation as TermsMutation } from "../__generated__/useRentalMutationsTermsMutation.graphql";
import { useAction } from "../relay/use-action";

const description = "Tente novamente.";

export function useRentCourtMutation() {
  return useAction<RentMutation>(
    graphql`
      mutation useRentalMutationsRentMutation($input: RentCourtInput!) {
        rentCourt(input: $input) {
          ... on RentCourtSuccess @alias(as: "done") {
            rental {
              id
              priceInCents
              seriesSize
            }
          }
          ... on RentalCollisions @alias(as: "rentalCollisions") {
            message
            freeCount
            freeInCents
            closedDays
            dates {
              on
              priceInCents
              inTheWay
              rentalIds
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao alugar a quadra", description } },
  );
}

export function useMoveRentalMutation() {
  return useAction<MoveMutation>(
    graphql`
      mutation useRentalMutationsMoveMutation($input: MoveRentalInput!) {
        moveRental(input: $input) {
          ... on MoveRentalSuccess @alias(as: "done") {
            rental {
              ...RentalDetails_rental
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao mover a locação", description } },
  );
}

export function useCancelRentalMutation() {
  return useAction<CancelMutation>(
    graphql`
      mutation useRentalMutationsCancelMutation($input: CancelRentalInput!) {
        cancelRental(input: $input) {
          ... on CancelRentalSuccess @alias(as: "done") {
            rental {
              ...RentalDetails_rental
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar a locação", description } },
  );
}

export function useAnswerRentalMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useRentalMutationsAnswerMutation($input: AnswerRentalInput!) {
        answerRental(input: $input) {
          ... on AnswerRentalSuccess @alias(as: "done") {
            rental {
              ...RentalDetails_rental
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao responder ao pedido", description } },
  );
}

export function useLiftCourtBlockMutation() {
  return useAction<LiftBlockMutation>(
    graphql`
      mutation useRentalMutationsLiftBlockMutation($input: LiftCourtBlockInput!) {
        liftCourtBlock(input: $input) {
          ... on LiftCourtBlockSuccess @alias(as: "done") {
            arena {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao liberar a quadra", description } },
  );
}

export function useAddDayUseMutation() {
  return useAction<AddDayUseMutation>(
    graphql`
      mutation useRentalMutationsAddDayUseMutation($input: AddDayUseInput!) {
        addDayUse(input: $input) {
          ... on AddDayUseSuccess @alias(as: "done") {
            dayUse {
              id
              priceInCents
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao registrar o Day Use", description } },
  );
}

export function useCancelDayUseMutation() {
  return useAction<CancelDayUseMutation>(
    graphql`
      mutation useRentalMutationsCancelDayUseMutation($input: CancelDayUseInput!) {
        cancelDayUse(input: $input) {
          ... on CancelDayUseSuccess @alias(as: "done") {
            dayUse {
              id
              cancelledAt
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o Day Use", description } },
  );
}

export function useAnswerDayUseMutation() {
  return useAction<AnswerDayUseMutation>(
    graphql`
      mutation useRentalMutationsAnswerDayUseMutation($input: AnswerDayUseInput!) {
        answerDayUse(input: $input) {
          ... on AnswerDayUseSuccess @alias(as: "done") {
            dayUse {
              id
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao responder ao pedido", description } },
  );
}

export function useSaveRentalTermsMutation() {
  return useAction<TermsMutation>(
    graphql`
      mutation useRentalMutationsTermsMutation($input: SaveRentalTermsInput!) {
        saveRentalTerms(input: $input) {
          ... on SaveRentalTermsSuccess @alias(as: "done") {
            arena {
              ...RentalTermsCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar as regras de locação", description } },
  );
}
