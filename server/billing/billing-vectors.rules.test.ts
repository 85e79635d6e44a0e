import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/billing-vectors.json";
import { addDays } from "../platform/time/calendar-day.rules";
import { chargeInWords, chargeOn, type ChargeEvent, type ChargeStatus } from "./charge.rules";
import { delinquents } from "./delinquency.rules";
import { totalsOf } from "./totals.rules";

interface VectorEvent {
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

function toEvent(event: VectorEvent): ChargeEvent {
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

const displayed: Record<string, string> = {
  PENDENTE: "Pendente",
  PAGO: "Pago",
  VENCIDO: "Vencido",
  PAGO_EM_PARTE: "Pago em parte",
  CANCELADO: "Cancelado",
  REEMBOLSADO: "Reembolsado",
};

describe("what becomes of a charge", () => {
  test.each(vectors.charge_lifecycle.map((one) => [`${one.id}: ${one.why}`, one] as const))(
    "%s",
    (_name, { input, expected }) => {
      const { amount_cents: amountInCents, due_on: dueOn } = input.charge;
      const events = (input.events as VectorEvent[]).map(toEvent);
      const state = chargeOn({ amountInCents, dueOn }, events, input.as_of);
      expect({
        outcomes: state.outcomes,
        status: state.status,
        display: chargeInWords(state),
        received_cents: state.received,
        refunded_cents: state.refunded,
        credit_cents: state.credit,
        principal_open_cents: state.principalOpen,
        fine_open_cents: state.fineOpen,
        interest_open_cents: state.interestOpen,
        open_cents: state.principalOpen + state.fineOpen + state.interestOpen,
        paid_on: state.paidOn,
      }).toEqual({ ...expected, display: displayed[expected.display] });
    },
  );
});

describe("who is late", () => {
  test.each(vectors.delinquency.map((one) => [`${one.id}: ${one.why}`, one] as const))(
    "%s",
    (_name, { input, expected }) => {
      const charges = input.charges.map(({ id, athlete, amount_cents, due_on, status, ...more }) => ({
        id,
        athleteId: athlete,
        athlete,
        amount: amount_cents,
        dueOn: due_on,
        status: status as ChargeStatus,
        received: "received_cents" in more ? (more.received_cents as number) : 0,
      }));
      const local = "local_holidays" in input ? (input.local_holidays as string[]) : [];
      expect(
        delinquents(charges, input.today, local).map((row) => ({
          athlete: row.athlete,
          charges: row.charges,
          principal_cents: row.principal,
          fine_cents: row.fine,
          interest_cents: row.interest,
          total_cents: row.total,
          days_late: row.daysLate,
          oldest_due_on: row.oldestDueOn,
        })),
      ).toEqual(expected.rows);
    },
  );
});

describe("sums", () => {
  test.each(vectors.totals.map((one) => [`${one.id}: ${one.why}`, one] as const))(
    "%s",
    (_name, { input, expected }) => {
      interface VectorCharge {
        amount_cents: number;
        status: string;
        due_on: string;
        received_cents?: number;
        refunded_cents?: number;
        discount_cents?: number;
        late_received_cents?: number;
      }
      const charges = (input.charges as VectorCharge[]).map((charge) => ({
        amount: charge.amount_cents,
        status: charge.status as ChargeStatus,
        dueOn: charge.due_on,
        received: charge.received_cents,
        refunded: charge.refunded_cents,
        discount: charge.discount_cents,
        lateReceived: charge.late_received_cents,
      }));
      const totals = totalsOf(charges, input.today);
      expect({
        total_geral_cents: totals.total,
        recebido_cents: totals.received,
        pendente_cents: totals.pending,
        em_atraso_cents: totals.overdue,
        a_vencer_cents: totals.notYetDue,
        multa_e_juros_recebidos_cents: totals.lateReceived,
        recebido_permille: totals.receivedPermille,
        pendente_permille: totals.pendingPermille,
        em_atraso_permille: totals.overduePermille,
      }).toEqual(expected);
    },
  );
});

const firstDay = "2026-11-01";
const cents = fc.integer({ min: 1, max: 20_000 });
const paymentId = fc.constantFrom("p1", "p2", "p3");
/** In the order in which it was learnt, on days that go by. */
const history = fc
  .array(
    fc.record({
      wait: fc.nat(20),
      what: fc.oneof(
        fc.record({ kind: fc.constant("PAYMENT" as const), id: paymentId, cents, waivesLate: fc.boolean() }),
        fc.record({
          kind: fc.constant("UNDO" as const),
          paymentId,
          reason: fc.constantFrom("", "não caiu na conta"),
        }),
        fc.record({ kind: fc.constant("REFUND" as const), id: fc.constantFrom("r1", "r2"), cents }),
        fc.record({ kind: fc.constant("WAIVER" as const) }),
        fc.record({ kind: fc.constant("CANCELLATION" as const) }),
        fc.record({ kind: fc.constant("AMOUNT" as const), cents }),
      ),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    let on = firstDay;
    return steps.map(({ wait, what }): ChargeEvent => {
      on = addDays(on, wait);
      return { ...what, on };
    });
  });

describe("whatever happens to a charge", () => {
  const terms = { amountInCents: 15_000, dueOn: "2026-11-10" };
  const cameIn = (events: readonly ChargeEvent[], outcomes: readonly string[]) => {
    const counted = new Map<string, number>();
    events.forEach((event, index) => {
      if (/^(IGNORED|REFUSED)/.test(outcomes[index] ?? "")) return;
      if (event.kind === "PAYMENT") counted.set(event.id, event.cents);
      if (event.kind === "UNDO") counted.set(event.paymentId, 0);
    });
    return [...counted.values()].reduce((sum, one) => sum + one, 0);
  };

  test("no centavo is lost: what came was received or is the payer's credit", () => {
    fc.assert(
      fc.property(history, (events) => {
        const { outcomes, received, credit, refunded } = chargeOn(terms, events, "2027-12-01");
        expect(received + credit).toBe(cameIn(events, outcomes));
        expect(refunded).toBeLessThanOrEqual(received);
      }),
    );
  });

  test("nothing is open of what is over, and something of what is not", () => {
    fc.assert(
      fc.property(history, (events) => {
        const { status, principalOpen, fineOpen, interestOpen } = chargeOn(terms, events, "2027-12-01");
        expect(Math.min(principalOpen, fineOpen, interestOpen)).toBeGreaterThanOrEqual(0);
        expect(principalOpen + fineOpen + interestOpen > 0).toBe(status === "PENDING");
      }),
    );
  });

  test("hearing of it twice changes nothing", () => {
    fc.assert(
      fc.property(history, (events) => {
        const payments = events.filter(({ kind }) => kind === "PAYMENT");
        const { outcomes: _once, ...once } = chargeOn(terms, events, "2027-12-01");
        const { outcomes, ...twice } = chargeOn(terms, [...events, ...payments], "2027-12-01");
        expect(twice).toEqual(once);
        expect(outcomes.slice(events.length).every((outcome) => outcome === "IGNORED_DUPLICATE")).toBe(true);
      }),
    );
  });
});
