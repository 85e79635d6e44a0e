import { chargeInWords, chargeOn, type ChargeEvent } from "../../../server/billing/charge.rules";

interface Event {
  type: string;
  at: string;
  id?: string;
  cents?: number;
  waive_late?: boolean;
  payment?: string;
  reason?: string;
  due_on?: string | null;
  amount_cents?: number;
}

interface Input {
  charge: { amount_cents: number; due_on: string | null };
  events: Event[];
  as_of: string;
}

const written: Record<string, string> = {
  Pendente: "PENDENTE",
  Pago: "PAGO",
  Vencido: "VENCIDO",
  "Pago em parte": "PAGO_EM_PARTE",
  Cancelado: "CANCELADO",
  Reembolsado: "REEMBOLSADO",
};

export function run({ charge, events, as_of }: Input) {
  const terms = { amountInCents: charge.amount_cents, dueOn: charge.due_on };
  const state = chargeOn(terms, events.map(toEvent), as_of);
  return {
    outcomes: state.outcomes,
    status: state.status,
    display: written[chargeInWords(state)],
    received_cents: state.received,
    refunded_cents: state.refunded,
    credit_cents: state.credit,
    principal_open_cents: state.principalOpen,
    fine_open_cents: state.fineOpen,
    interest_open_cents: state.interestOpen,
    open_cents: state.principalOpen + state.fineOpen + state.interestOpen,
    paid_on: state.paidOn,
  };
}

function toEvent(event: Event): ChargeEvent {
  const { at: on, id = "", cents = 0 } = event;
  switch (event.type) {
    case "PAY":
      return { kind: "PAYMENT", id, on, cents, waivesLate: event.waive_late };
    case "UNDO":
      return { kind: "UNDO", paymentId: event.payment ?? "", on, reason: event.reason ?? "" };
    case "REFUND":
      return { kind: "REFUND", id, on, cents };
    case "WAIVE":
      return { kind: "WAIVER", on };
    case "CANCEL":
      return { kind: "CANCELLATION", on };
    case "CHANGE_DUE":
      return { kind: "DUE_DATE", on, dueOn: event.due_on ?? null };
    case "CHANGE_AMOUNT":
      return { kind: "AMOUNT", on, cents: event.amount_cents ?? 0 };
    default:
      throw new Error(event.type);
  }
}
