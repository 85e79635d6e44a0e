import { graphql } from "react-relay/hooks";
import type { useChargeMutationsCancelMutation as CancelMutation } from "../../__generated__/useChargeMutationsCancelMutation.graphql";
import type { useChargeMutationsChangeMutation as ChangeMutation } from "../../__generated__/useChargeMutationsChangeMutation.graphql";
import type { useChargeMutationsCreateMutation as CreateMutation } from "../../__generated__/useChargeMutationsCreateMutation.graphql";
import type { useChargeMutationsPayMutation as PayMutation } from "../../__generated__/useChargeMutationsPayMutation.graphql";
import type { useChargeMutationsPayAllMutation as PayAllMutation } from "../../__generated__/useChargeMutationsPayAllMutation.graphql";
import type { useChargeMutationsRemindMutation as RemindMutation } from "../../__generated__/useChargeMutationsRemindMutation.graphql";
import type { useChargeMutationsRefundMutation as RefundMutation } from "../../__generated__/useChargeMutationsRefundMutation.graphql";
import type { useChargeMutationsUndoMutation as UndoMutation } from "../../__generated__/useChargeMutationsUndoMutation.graphql";
import type { useChargeMutationsWaiveMutation as WaiveMutation } from "../../__generated__/useChargeMutationsWaiveMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

export function useCreateChargesMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation useChargeMutationsCreateMutation($input: CreateChargesInput!) {
        createCharges(input: $input) {
          __typename
          ... on CreateChargesSuccess {
            charges {
              id
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
    failure("Erro ao criar a cobrança"),
  );
}

export function useRegisterPaymentMutation() {
  return useAction<PayMutation>(
    graphql`
      mutation useChargeMutationsPayMutation($input: RegisterChargePaymentInput!) {
        registerChargePayment(input: $input) {
          __typename
          ... on RegisterChargePaymentSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao registrar o pagamento"),
  );
}

export function useRegisterPaymentsMutation() {
  return useAction<PayAllMutation>(
    graphql`
      mutation useChargeMutationsPayAllMutation($input: RegisterChargePaymentsInput!) {
        registerChargePayments(input: $input) {
          __typename
          ... on RegisterChargePaymentsSuccess {
            paidCount
            paid {
              ...ChargesList_row
            }
            notOpen {
              payerName
              ...ChargesList_row
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
    failure("Erro ao registrar os pagamentos"),
  );
}

export function useRemindPayersMutation() {
  return useAction<RemindMutation>(
    graphql`
      mutation useChargeMutationsRemindMutation($input: RemindPayersInput!) {
        remindPayers(input: $input) {
          __typename
          ... on RemindPayersSuccess {
            reminded {
              id
              remindedAt
            }
            alreadyReminded {
              payerName
            }
            withoutAccount {
              payerName
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
    failure("Erro ao enviar os lembretes"),
  );
}

export function useUndoPaymentMutation() {
  return useAction<UndoMutation>(
    graphql`
      mutation useChargeMutationsUndoMutation($input: UndoChargePaymentInput!) {
        undoChargePayment(input: $input) {
          __typename
          ... on UndoChargePaymentSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao desfazer o pagamento"),
  );
}

export function useRefundChargeMutation() {
  return useAction<RefundMutation>(
    graphql`
      mutation useChargeMutationsRefundMutation($input: RefundChargeInput!) {
        refundCharge(input: $input) {
          __typename
          ... on RefundChargeSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao registrar o reembolso"),
  );
}

export function useChangeChargeMutation() {
  return useAction<ChangeMutation>(
    graphql`
      mutation useChargeMutationsChangeMutation($input: ChangeChargeInput!) {
        changeCharge(input: $input) {
          __typename
          ... on ChangeChargeSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao alterar a cobrança"),
  );
}

export function useWaiveLateFeesMutation() {
  return useAction<WaiveMutation>(
    graphql`
      mutation useChargeMutationsWaiveMutation($input: WaiveLateFeesInput!) {
        waiveLateFees(input: $input) {
          __typename
          ... on WaiveLateFeesSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao dispensar multa e juros"),
  );
}

export function useCancelChargeMutation() {
  return useAction<CancelMutation>(
    graphql`
      mutation useChargeMutationsCancelMutation($input: CancelChargeInput!) {
        cancelCharge(input: $input) {
          __typename
          ... on CancelChargeSuccess {
            charge {
              ...readCharge_charge
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
    failure("Erro ao cancelar a cobrança"),
  );
}
