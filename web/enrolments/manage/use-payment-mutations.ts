import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { usePaymentMutationsConfirmMutation as ConfirmEnrolmentsMutation } from "../../__generated__/usePaymentMutationsConfirmMutation.graphql";
import { useAction } from "../../relay/use-action";
import { deskVariablesAt } from "./enrolment-filters";
import type { usePaymentMutationsRegisterMutation as RegisterPaymentMutation } from "../../__generated__/usePaymentMutationsRegisterMutation.graphql";
import type { usePaymentMutationsRegisterManyMutation as RegisterPaymentsMutation } from "../../__generated__/usePaymentMutationsRegisterManyMutation.graphql";
import type { usePaymentMutationsUndoMutation as UndoPaymentMutation } from "../../__generated__/usePaymentMutationsUndoMutation.graphql";

/** Desk mutations return what they changed: this screen ignores the live updates that they trigger. */
export const coveredByDesk = ["useTournamentNewsSubscription"] as const;

/** The current search and category, by which the chips above the list count. */
function useCounted() {
  const [address] = useSearchParams();
  const { search, categoryId } = deskVariablesAt(address);
  return { search, categoryId };
}

export function useConfirmEnrolmentsMutation() {
  return useAction<ConfirmEnrolmentsMutation>(
    graphql`
      mutation usePaymentMutationsConfirmMutation($input: ConfirmEnrolmentsInput!) {
        confirmEnrolments(input: $input) {
          ... on ConfirmEnrolmentsSuccess @alias(as: "done") {
            confirmedCount
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao confirmar inscrições", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
}

export function useRegisterPaymentMutation() {
  const counted = useCounted();
  const [run, pending] = useAction<RegisterPaymentMutation>(
    graphql`
      mutation usePaymentMutationsRegisterMutation(
        $input: RegisterPaymentInput!
        $search: String
        $categoryId: ID
      ) {
        registerPayment(input: $input) {
          ... on RegisterPaymentSuccess @alias(as: "done") {
            outcome
            enrolment {
              ...readDeskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
              ...EnrolmentsBar_tournament @arguments(search: $search, categoryId: $categoryId)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao registrar pagamento", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
  const send = (variables: Pick<RegisterPaymentMutation["variables"], "input">) =>
    run({ ...variables, ...counted });
  return [send, pending] as const;
}

export function useRegisterPaymentsMutation() {
  return useAction<RegisterPaymentsMutation>(
    graphql`
      mutation usePaymentMutationsRegisterManyMutation($input: RegisterPaymentsInput!) {
        registerPayments(input: $input) {
          ... on RegisterPaymentsSuccess @alias(as: "done") {
            registeredCount
            restoredCount
            toRefundCount
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao registrar pagamentos", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
}

export function useUndoPaymentMutation() {
  const counted = useCounted();
  const [run, pending] = useAction<UndoPaymentMutation>(
    graphql`
      mutation usePaymentMutationsUndoMutation($input: UndoPaymentInput!, $search: String, $categoryId: ID) {
        undoPayment(input: $input) {
          ... on UndoPaymentSuccess @alias(as: "done") {
            enrolment {
              ...readDeskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
              ...EnrolmentsBar_tournament @arguments(search: $search, categoryId: $categoryId)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao desfazer a baixa", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
  const send = (variables: Pick<UndoPaymentMutation["variables"], "input">) =>
    run({ ...variables, ...counted });
  return [send, pending] as const;
}
