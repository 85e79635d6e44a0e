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
          ... on CreateChargesSuccess @alias(as: "done") {
            charges {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on RegisterChargePaymentSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on RegisterChargePaymentsSuccess @alias(as: "done") {
            paidCount
            paid {
              ...ChargesList_row
            }
            notOpen {
              payerName
              ...ChargesList_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on RemindPayersSuccess @alias(as: "done") {
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
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on UndoChargePaymentSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on RefundChargeSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on ChangeChargeSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on WaiveLateFeesSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on CancelChargeSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao cancelar a cobrança"),
  );
}
