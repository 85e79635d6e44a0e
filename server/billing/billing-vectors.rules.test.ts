import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/billing-vectors.json";
import { run as chargeLifecycle } from "../../tests/vectors/billing-vectors/charge_lifecycle";
import { run as csv } from "../../tests/vectors/billing-vectors/csv";
import { run as delinquency } from "../../tests/vectors/billing-vectors/delinquency";
import { run as growth } from "../../tests/vectors/billing-vectors/growth";
import { run as monthlyPlan } from "../../tests/vectors/billing-vectors/monthly_plan";
import { run as reconciliation } from "../../tests/vectors/billing-vectors/reconciliation";
import { run as totals } from "../../tests/vectors/billing-vectors/totals";
import { addDays } from "../platform/time/calendar-day.rules";
import { chargeOn, type ChargeEvent } from "./charge.rules";

const { _meta, ...lists } = vectors;

const adapters: Record<keyof typeof lists, (input: never) => unknown> = {
  charge_lifecycle: chargeLifecycle,
  monthly_plan: monthlyPlan,
  delinquency,
  totals,
  growth,
  csv,
  reconciliation,
};

describe.each(Object.entries(lists))("%s", (list, cases) => {
  const run = adapters[list as keyof typeof lists];
  test.each(cases.map((one) => [`${one.id}: ${one.why}`, one] as const))("%s", (_name, one) => {
    expect(run(structuredClone(one.input) as never)).toEqual(one.expected);
  });
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
        fc.record({
          kind: fc.constant("REFUND" as const),
          id: fc.constantFrom("r1", "r2"),
          cents,
          ofCredit: fc.boolean(),
        }),
        fc.record({ kind: fc.constant("WAIVER" as const) }),
        fc.record({ kind: fc.constant("CANCELLATION" as const), ofCredit: fc.boolean() }),
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

  test("no centavo is lost: what came was received, is the payer's credit, or has gone back", () => {
    fc.assert(
      fc.property(history, (events) => {
        const { outcomes, received, credit, creditRefunded, refunded } = chargeOn(
          terms,
          events,
          "2027-12-01",
        );
        expect(received + credit + creditRefunded).toBe(cameIn(events, outcomes));
        expect(Math.min(credit, creditRefunded)).toBeGreaterThanOrEqual(0);
        expect(refunded).toBeLessThanOrEqual(received);
      }),
    );
  });

  test("charged amounts equal received plus open plus cancelled ones, to the centavo", () => {
    fc.assert(
      fc.property(history, fc.nat(400), (events, days) => {
        const { status, amount, received, latePaid, principalOpen } = chargeOn(
          terms,
          events,
          addDays(firstDay, days),
        );
        const cancelled = amount - (received - latePaid) - principalOpen;
        if (status === "CANCELLED") expect(cancelled).toBeGreaterThanOrEqual(0);
        else expect(cancelled).toBe(0);
      }),
    );
  });

  test("a closed charge has no open amount, an open one has some", () => {
    fc.assert(
      fc.property(history, (events) => {
        const { status, principalOpen, fineOpen, interestOpen } = chargeOn(terms, events, "2027-12-01");
        expect(Math.min(principalOpen, fineOpen, interestOpen)).toBeGreaterThanOrEqual(0);
        expect(principalOpen + fineOpen + interestOpen > 0).toBe(status === "PENDING");
      }),
    );
  });

  test("applying an event twice changes nothing", () => {
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
