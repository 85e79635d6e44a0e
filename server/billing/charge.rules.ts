import { fineOn, interestOn, isLate } from "./late-fees.rules";

export type ChargeStatus = "PENDING" | "PAID" | "CANCELLED" | "REFUNDED";

/** Something that happened to a charge; days are YYYY-MM-DD, amounts centavos above 0. */
export type ChargeEvent =
  /** `id`: the payment's own, which counts once. `waivesLate`: written down as enough, without fine and interest. */
  | { kind: "PAYMENT"; id: string; on: string; cents: number; waivesLate?: boolean }
  | { kind: "UNDO"; paymentId: string; on: string; reason: string }
  /** `ofCredit`: the payer's credit goes back, whatever the charge's state is. */
  | { kind: "REFUND"; id: string; on: string; cents: number; ofCredit?: boolean }
  | { kind: "WAIVER"; on: string }
  /** `ofCredit`: what came and has not gone back becomes the payer's credit; without it only an unpaid charge is cancelled. */
  | { kind: "CANCELLATION"; on: string; ofCredit?: boolean }
  | { kind: "DUE_DATE"; on: string; dueOn: string | null }
  | { kind: "AMOUNT"; on: string; cents: number };

export type ChargeOutcome =
  | "OK"
  | "PAID"
  | "PART"
  /** Money for a charge that is over: the payer's credit. */
  | "CREDIT"
  | "IGNORED_DUPLICATE"
  | "REFUSED_REFUND_FIRST"
  | "REFUSED_HAS_PAYMENTS"
  | "REFUSED_NOT_PAID"
  | "REFUSED_TOO_MUCH"
  | "REFUSED_REASON"
  | "REFUSED_UNKNOWN"
  | "REFUSED_REFUNDED"
  | "REFUSED_NOT_PENDING";

export interface ChargeTerms {
  amountInCents: number;
  /** Null without a due date; then the charge is never late. */
  dueOn: string | null;
  /** Of the city the receiver is in. */
  localHolidays?: readonly string[];
}

/** Stored values of a charge, and values derived for a day. All amounts in centavos. */
export interface ChargeState {
  status: ChargeStatus;
  isLate: boolean;
  amount: number;
  dueOn: string | null;
  received: number;
  refunded: number;
  /** Overpayment that has not been refunded. */
  credit: number;
  /** Refunds paid from the credit. */
  creditRefunded: number;
  /** What of it has paid fine and interest. */
  latePaid: number;
  principalOpen: number;
  fineOpen: number;
  interestOpen: number;
  /** Null until it is paid. */
  paidOn: string | null;
}

interface Kept extends Omit<ChargeState, "isLate"> {
  isFined: boolean;
  /** From when interest runs. */
  interestFrom: string | null;
  payments: ReadonlySet<string>;
  refunds: ReadonlySet<string>;
}

/**
 * Replays everything that happened to a charge, in the order in which it was learnt.
 * @param today YYYY-MM-DD.
 * @returns one outcome for each event, and the state on that day.
 * Source: a payment pays fine, interest, principal in this order (CC art. 354); waiving is the creditor's quittance.
 */
export function chargeOn(
  terms: ChargeTerms,
  events: readonly ChargeEvent[],
  today: string,
): ChargeState & { outcomes: ChargeOutcome[] } {
  const outcomes: ChargeOutcome[] = [];
  const undone = new Set<string>();
  const accepted: ChargeEvent[] = [];
  let kept = begin(terms);
  for (const event of events) {
    const { outcome, after } =
      event.kind === "UNDO" ? undo(terms, kept, event, accepted, undone) : apply(terms, kept, event);
    outcomes.push(outcome);
    if (outcome === "IGNORED_DUPLICATE" || outcome.startsWith("REFUSED_")) continue;
    accepted.push(event);
    kept = after;
  }
  const {
    isFined: _fined,
    interestFrom: _from,
    payments: _ids,
    refunds: _given,
    ...state
  } = accrue(terms, kept, today);
  return {
    ...state,
    isLate: state.status === "PENDING" && isLate(state.dueOn, today, terms.localHolidays),
    outcomes,
  };
}

/** What the person who pays or is paid reads. */
export function chargeInWords({
  status,
  isLate: late,
  received,
}: Pick<ChargeState, "status" | "isLate" | "received">): string {
  if (status === "PAID") return "Pago";
  if (status === "CANCELLED") return "Cancelado";
  if (status === "REFUNDED") return "Reembolsado";
  if (late) return "Vencido";
  return received > 0 ? "Pago em parte" : "Pendente";
}

const begin = ({ amountInCents, dueOn }: ChargeTerms): Kept => ({
  status: "PENDING",
  amount: amountInCents,
  dueOn,
  received: 0,
  refunded: 0,
  credit: 0,
  creditRefunded: 0,
  principalOpen: amountInCents,
  fineOpen: 0,
  interestOpen: 0,
  paidOn: null,
  isFined: false,
  interestFrom: dueOn,
  latePaid: 0,
  payments: new Set(),
  refunds: new Set(),
});

/** Adds what being late has cost until a day. */
function accrue({ localHolidays }: ChargeTerms, kept: Kept, today: string): Kept {
  if (kept.status !== "PENDING" || !isLate(kept.dueOn, today, localHolidays)) return kept;
  const from = kept.interestFrom ?? today;
  return {
    ...kept,
    isFined: true,
    fineOpen: kept.fineOpen + (kept.isFined ? 0 : fineOn(kept.principalOpen)),
    interestOpen: kept.interestOpen + interestOn(kept.principalOpen, from, today),
    interestFrom: today > from ? today : from,
  };
}

type Step = { outcome: ChargeOutcome; after: Kept };

function apply(terms: ChargeTerms, before: Kept, event: Exclude<ChargeEvent, { kind: "UNDO" }>): Step {
  const refuse = (outcome: ChargeOutcome): Step => ({ outcome, after: before });
  const unpaid = (change: Partial<Kept>): Step => {
    if (before.status !== "PENDING") return refuse("REFUSED_NOT_PENDING");
    if (before.received > 0) return refuse("REFUSED_HAS_PAYMENTS");
    return { outcome: "OK", after: { ...before, ...change } };
  };
  switch (event.kind) {
    case "PAYMENT":
      return before.payments.has(event.id) ? refuse("IGNORED_DUPLICATE") : pay(terms, before, event);
    case "REFUND":
      if (before.refunds.has(event.id)) return refuse("IGNORED_DUPLICATE");
      if (event.ofCredit) {
        if (event.cents > before.credit) return refuse("REFUSED_TOO_MUCH");
        return { outcome: "OK", after: refundCredit(before, event) };
      }
      if (before.status !== "PAID") return refuse("REFUSED_NOT_PAID");
      if (before.refunded + event.cents > before.received) return refuse("REFUSED_TOO_MUCH");
      return { outcome: "OK", after: refund(before, event) };
    case "WAIVER":
      if (before.status !== "PENDING") return refuse("REFUSED_NOT_PENDING");
      return { outcome: "OK", after: settled(waive(accrue(terms, before, event.on)), event.on) };
    case "CANCELLATION":
      if (before.status === "CANCELLED") return refuse("IGNORED_DUPLICATE");
      if (event.ofCredit)
        return before.status === "REFUNDED"
          ? refuse("REFUSED_NOT_PENDING")
          : { outcome: "OK", after: turnToCredit(before) };
      if (before.status === "PAID") return refuse("REFUSED_REFUND_FIRST");
      return unpaid({ status: "CANCELLED", principalOpen: 0, fineOpen: 0, interestOpen: 0 });
    case "DUE_DATE":
      return unpaid({
        dueOn: event.dueOn,
        interestFrom: event.dueOn,
        isFined: false,
        fineOpen: 0,
        interestOpen: 0,
      });
    case "AMOUNT":
      return unpaid({ amount: event.cents, principalOpen: event.cents });
  }
}

function pay(terms: ChargeTerms, before: Kept, event: Extract<ChargeEvent, { kind: "PAYMENT" }>): Step {
  const { id, on, cents, waivesLate = false } = event;
  const payments = new Set([...before.payments, id]);
  if (before.status !== "PENDING")
    return { outcome: "CREDIT", after: { ...before, payments, credit: before.credit + cents } };
  const owed = waivesLate ? waive(accrue(terms, before, on)) : accrue(terms, before, on);
  const fine = Math.min(cents, owed.fineOpen);
  const interest = Math.min(cents - fine, owed.interestOpen);
  const principal = Math.min(cents - fine - interest, owed.principalOpen);
  const used = fine + interest + principal;
  const after = settled(
    {
      ...owed,
      payments,
      fineOpen: owed.fineOpen - fine,
      interestOpen: owed.interestOpen - interest,
      principalOpen: owed.principalOpen - principal,
      latePaid: owed.latePaid + fine + interest,
      received: owed.received + used,
      credit: owed.credit + cents - used,
    },
    on,
  );
  return { outcome: after.status === "PAID" ? "PAID" : "PART", after };
}

/** Reallocates payments of fine and interest to the principal; an excess becomes the payer's credit. */
function waive(kept: Kept): Kept {
  const moved = Math.min(kept.latePaid, kept.principalOpen);
  const tooMuch = kept.latePaid - moved;
  return {
    ...kept,
    fineOpen: 0,
    interestOpen: 0,
    latePaid: 0,
    principalOpen: kept.principalOpen - moved,
    received: kept.received - tooMuch,
    credit: kept.credit + tooMuch,
  };
}

const settled = (kept: Kept, on: string): Kept =>
  kept.principalOpen + kept.fineOpen + kept.interestOpen === 0
    ? { ...kept, status: "PAID", paidOn: on }
    : kept;

function refund(kept: Kept, { id, cents }: { id: string; cents: number }): Kept {
  const refunded = kept.refunded + cents;
  return {
    ...kept,
    refunded,
    refunds: new Set([...kept.refunds, id]),
    status: refunded === kept.received ? "REFUNDED" : kept.status,
  };
}

const refundCredit = (kept: Kept, { id, cents }: { id: string; cents: number }): Kept => ({
  ...kept,
  credit: kept.credit - cents,
  creditRefunded: kept.creditRefunded + cents,
  refunds: new Set([...kept.refunds, id]),
});

/** Cancels the debt and turns payments minus refunds into the payer's credit. */
const turnToCredit = (kept: Kept): Kept => ({
  ...kept,
  status: "CANCELLED",
  received: kept.refunded,
  credit: kept.credit + kept.received - kept.refunded,
  latePaid: 0,
  principalOpen: 0,
  fineOpen: 0,
  interestOpen: 0,
  paidOn: null,
});

/** Works everything out as if that payment had never been; its id still counts once. */
function undo(
  terms: ChargeTerms,
  before: Kept,
  { paymentId, reason }: Extract<ChargeEvent, { kind: "UNDO" }>,
  accepted: readonly ChargeEvent[],
  undone: Set<string>,
): Step {
  const refuse = (outcome: ChargeOutcome): Step => ({ outcome, after: before });
  if (!before.payments.has(paymentId)) return refuse("REFUSED_UNKNOWN");
  if (undone.has(paymentId)) return refuse("IGNORED_DUPLICATE");
  if (reason.trim() === "") return refuse("REFUSED_REASON");
  if (before.refunded > 0 || before.creditRefunded > 0) return refuse("REFUSED_REFUNDED");
  undone.add(paymentId);
  let after = begin(terms);
  for (const event of accepted)
    if (event.kind !== "UNDO" && !(event.kind === "PAYMENT" && undone.has(event.id)))
      after = apply(terms, after, event).after;
  return { outcome: "OK", after: { ...after, payments: before.payments } };
}
