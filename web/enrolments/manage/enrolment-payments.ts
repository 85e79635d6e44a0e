import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import {
  type PaymentOutcome,
  paymentOutcomeText,
} from "../../../server/enrolments/payments/payment-outcome.rules";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { enrolmentPaymentsConfirmMutation as ConfirmEnrolmentsMutation } from "../../__generated__/enrolmentPaymentsConfirmMutation.graphql";
import type { enrolmentPaymentsRegisterManyMutation as RegisterPaymentsMutation } from "../../__generated__/enrolmentPaymentsRegisterManyMutation.graphql";
import type { enrolmentPaymentsRegisterMutation as RegisterPaymentMutation } from "../../__generated__/enrolmentPaymentsRegisterMutation.graphql";
import type { enrolmentPaymentsUndoMutation as UndoPaymentMutation } from "../../__generated__/enrolmentPaymentsUndoMutation.graphql";
import { useAction } from "../../relay/use-action";
import { forgetToasts, toast } from "../../ui/toaster";
import type { DeskChange, DeskPerson, DeskRow } from "./desk-row";
import { deskVariablesAt } from "./enrolment-filters";
import { type AskAbout, questionAbout } from "./enrolment-questions";

/** Desk mutations return what they changed: this screen ignores the live updates that they trigger. */
export const coveredByDesk = ["useTournamentLiveSubscription"] as const;

/** The current search and category, by which the chips above the list count. */
function useCounted() {
  const [address] = useSearchParams();
  const { search, categoryId } = deskVariablesAt(address);
  return { search, categoryId };
}

export function useConfirmEnrolmentsMutation() {
  return useAction<ConfirmEnrolmentsMutation>(
    graphql`
      mutation enrolmentPaymentsConfirmMutation($input: ConfirmEnrolmentsInput!) {
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
      mutation enrolmentPaymentsRegisterMutation(
        $input: RegisterPaymentInput!
        $search: String
        $categoryId: ID
      ) {
        registerPayment(input: $input) {
          ... on RegisterPaymentSuccess @alias(as: "done") {
            outcome
            enrolment {
              ...deskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
              ...EnrolmentsHead_enrolmentsBarTournament @arguments(search: $search, categoryId: $categoryId)
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
      mutation enrolmentPaymentsRegisterManyMutation($input: RegisterPaymentsInput!) {
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
      mutation enrolmentPaymentsUndoMutation($input: UndoPaymentInput!, $search: String, $categoryId: ID) {
        undoPayment(input: $input) {
          ... on UndoPaymentSuccess @alias(as: "done") {
            enrolment {
              ...deskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
              ...EnrolmentsHead_enrolmentsBarTournament @arguments(search: $search, categoryId: $categoryId)
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

interface PaymentsOf {
  tournamentId: string;
  onAsk: AskAbout;
  /** Called after each answer, so that the list can update. */
  onChanged: (what: DeskChange) => void;
}

const group = "pagamentos";

const toastTitle = (count: number) =>
  count === 1
    ? "Pagamento registrado"
    : `${count} ${plural(count, "pagamento registrado", "pagamentos registrados")}`;

/** Who paid, and what happened to the place unless the payment simply confirmed it. */
const outcomeOf = ({ name }: DeskPerson, outcome: PaymentOutcome): string => {
  const text = paymentOutcomeText[outcome];
  return text === null ? name : `${name} · ${text}`;
};

/** Of several payments: how many restored a lost place and how many must be refunded; undefined for none. */
export function exceptions({
  restoredCount,
  toRefundCount,
}: {
  restoredCount: number;
  toRefundCount: number;
}): string | undefined {
  const parts = [
    ...(restoredCount > 0 ? [counted(restoredCount, "vaga devolvida", "vagas devolvidas")] : []),
    ...(toRefundCount > 0
      ? [`${counted(toRefundCount, "pagamento", "pagamentos")} sem vaga, a devolver`]
      : []),
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : undefined;
}

/** Registers the payments of one or both athletes of a row. A single payment offers to undo it, with a reason. */
export function usePayments({ tournamentId, onAsk, onChanged }: PaymentsOf) {
  const [register, registering] = useRegisterPaymentMutation();
  const [registerMany, registeringMany] = useRegisterPaymentsMutation();

  const pay = async (row: DeskRow, person: DeskPerson, method: "PIX" | "CASH" | "CARD" | null) => {
    const answer = (await register({ input: { enrolmentId: person.id, method } }))?.registerPayment;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível dar baixa", description: answer.refusal.message });
    const done = answer?.done;
    if (done)
      toast.success({
        // An outcome that needs action keeps a toast of its own instead of being counted in the group.
        ...(done.outcome === "CONFIRMED" ? { group } : {}),
        title: toastTitle,
        description: (count) => (count === 1 ? outcomeOf(person, done.outcome) : undefined),
        action: { label: "Desfazer", onClick: () => onAsk("undoPayment", questionAbout(row, person)) },
      });
    if (answer) onChanged(done?.outcome === "CONFIRMED" ? "row" : "list");
    return Boolean(done);
  };

  const payAll = async (people: readonly DeskPerson[]) => {
    const input = { tournamentId, enrolmentIds: people.map(({ id }) => id) };
    const answer = (await registerMany({ input }))?.registerPayments;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível dar baixa", description: answer.refusal.message });
    const done = answer?.done;
    if (done)
      toast.success({
        group,
        count: done.registeredCount,
        title: toastTitle,
        description: () => exceptions(done),
      });
    if (answer) onChanged("list");
  };

  return { pay, payAll, paying: registering || registeringMany };
}

/** Removes the payment toasts when the desk unmounts: their undo action opens a dialog of the desk. */
export const useForgottenPayments = () => useEffect(() => () => forgetToasts(group), []);
