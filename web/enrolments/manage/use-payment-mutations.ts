import { graphql } from "react-relay/hooks";
import type { usePaymentMutationsConfirmMutation as ConfirmEnrolmentsMutation } from "../../__generated__/usePaymentMutationsConfirmMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { usePaymentMutationsRegisterMutation as RegisterPaymentMutation } from "../../__generated__/usePaymentMutationsRegisterMutation.graphql";
import type { usePaymentMutationsRegisterManyMutation as RegisterPaymentsMutation } from "../../__generated__/usePaymentMutationsRegisterManyMutation.graphql";
import type { usePaymentMutationsUndoMutation as UndoPaymentMutation } from "../../__generated__/usePaymentMutationsUndoMutation.graphql";

export function useConfirmEnrolmentsMutation() {
  return useAction<ConfirmEnrolmentsMutation>(
    graphql`
      mutation usePaymentMutationsConfirmMutation($input: ConfirmEnrolmentsInput!) {
        confirmEnrolments(input: $input) {
          __typename
          ... on ConfirmEnrolmentsSuccess {
            confirmedCount
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao confirmar inscrições", description: "Tente novamente." } },
  );
}

export function useRegisterPaymentMutation() {
  return useAction<RegisterPaymentMutation>(
    graphql`
      mutation usePaymentMutationsRegisterMutation($input: RegisterPaymentInput!) {
        registerPayment(input: $input) {
          __typename
          ... on RegisterPaymentSuccess {
            outcome
            enrolment {
              ...readDeskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao registrar pagamento", description: "Tente novamente." } },
  );
}

export function useRegisterPaymentsMutation() {
  return useAction<RegisterPaymentsMutation>(
    graphql`
      mutation usePaymentMutationsRegisterManyMutation($input: RegisterPaymentsInput!) {
        registerPayments(input: $input) {
          __typename
          ... on RegisterPaymentsSuccess {
            registeredCount
            restoredCount
            toRefundCount
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ... on InvalidInput {
            fields {
              message
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao registrar pagamentos", description: "Tente novamente." } },
  );
}

export function useUndoPaymentMutation() {
  return useAction<UndoPaymentMutation>(
    graphql`
      mutation usePaymentMutationsUndoMutation($input: UndoPaymentInput!) {
        undoPayment(input: $input) {
          __typename
          ... on UndoPaymentSuccess {
            enrolment {
              ...readDeskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
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
          }
        }
      }
    `,
    { failure: { title: "Erro ao desfazer a baixa", description: "Tente novamente." } },
  );
}
