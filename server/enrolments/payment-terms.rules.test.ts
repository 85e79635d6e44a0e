import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { paymentDeadline, refundInWords, refundPercent, refundShares } from "./registration-terms.rules";

const day = (on: string) => new Date(`${on}T00:00:00Z`);
const farAway = day("2099-01-01");
/** No other date ends the period before the tournament's payment days are over. */
const due = (now: string | Date, paymentDays: number, zone: string) =>
  paymentDeadline(new Date(now), { paymentDays, registrationEndsOn: null, startDate: farAway }, zone);

describe("when it is due", () => {
  test.each([
    ["2026-11-21T15:00:00Z", 3, "America/Sao_Paulo", "2026-11-25T02:59:59.999Z"],
    // It is still the 20th at the arena.
    ["2026-11-21T02:30:00Z", 1, "America/Sao_Paulo", "2026-11-22T02:59:59.999Z"],
    ["2026-11-21T03:30:00Z", 3, "America/Manaus", "2026-11-24T03:59:59.999Z"],
    ["2026-11-21T15:00:00Z", 0, "America/Rio_Branco", "2026-11-22T04:59:59.999Z"],
    ["2026-12-30T15:00:00Z", 3, "America/Noronha", "2027-01-03T01:59:59.999Z"],
  ])("enrolled at %s with %i days to pay in %s", (now, days, zone, expected) => {
    expect(due(now, days, zone).toISOString()).toBe(expected);
  });

  test("is the last instant of a day, also where clocks were moved at midnight", () => {
    const zones = ["America/Sao_Paulo", "America/Manaus", "Europe/Lisbon", "America/Santiago", "Asia/Beirut"];
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2015-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(...zones),
        (now, days, zone) => {
          const deadline = due(now, days, zone);
          const last = addDays(dayAt(now, zone), days);
          expect(dayAt(deadline, zone)).toBe(last);
          expect(dayAt(new Date(deadline.getTime() + 1), zone)).toBe(addDays(last, 1));
        },
      ),
    );
  });
});

describe("what ends before the days to pay do", () => {
  const zone = "America/Sao_Paulo";
  const now = new Date("2026-11-21T15:00:00Z");
  const deadline = (registrationEndsOn: string | null, startDate: string, paymentDays = 3) =>
    dayAt(
      paymentDeadline(
        now,
        {
          paymentDays,
          registrationEndsOn: registrationEndsOn && day(registrationEndsOn),
          startDate: day(startDate),
        } as Parameters<typeof paymentDeadline>[1],
        zone,
      ),
      zone,
    );

  test.each([
    ["neither", "2026-12-01", "2026-12-05", "2026-11-24"],
    ["the end of registration", "2026-11-22", "2026-12-05", "2026-11-22"],
    ["registration that ends today", "2026-11-21", "2026-12-05", "2026-11-21"],
    ["the eve of the start", null, "2026-11-23", "2026-11-22"],
    ["the eve, before the end of registration", "2026-11-30", "2026-11-23", "2026-11-22"],
    ["the eve, once registration has ended", "2026-11-20", "2026-11-23", "2026-11-22"],
    ["today, on the first day", null, "2026-11-21", "2026-11-21"],
    ["today, once it goes on", "2026-11-15", "2026-11-20", "2026-11-21"],
  ])("%s", (_what, ends, starts, expected) => {
    expect(deadline(ends, starts)).toBe(expected);
  });

  test("is never past, and never after the start of one that has not begun", () => {
    const days = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.option(days), days, fc.integer({ min: 0, max: 60 }), (ends, starts, wait) => {
        const today = dayAt(now, zone);
        const on = deadline(ends === null ? null : addDays(today, ends), addDays(today, starts), wait);
        expect(on >= today).toBe(true);
        if (starts > 0) expect(on < addDays(today, starts)).toBe(true);
        if (ends !== null && ends >= 0) expect(on <= addDays(today, ends)).toBe(true);
      }),
    );
  });
});

describe("what comes back", () => {
  const terms = { fullRefundDays: 7, lateRefundPercent: 50, startDate: "2026-12-10" };

  test.each([
    ["2026-12-03", false, 100],
    ["2026-12-04", false, 50],
    ["2026-12-11", false, 50],
    ["2026-12-01", true, 0],
  ])("leaving on %s, drawn: %s", (today, drawn, percent) => {
    expect(refundPercent(terms, today, drawn)).toBe(percent);
  });

  test("the shares of a pair add up to what the rule gives back of the whole", () => {
    expect(refundShares([5001, 5000], 50)).toEqual([2501, 2500]);
    expect(refundShares([0, 0], 50)).toEqual([0, 0]);
    const amount = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 2 }), fc.nat({ max: 100 }), (paid, percent) => {
        const shares = refundShares(paid, percent);
        const sum = paid.reduce((total, each) => total + each, 0);
        expect(shares.reduce((total, each) => total + each, 0)).toBe(Math.round((sum * percent) / 100));
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(paid[index] ?? 0));
      }),
    );
  });

  test("is described in a sentence", () => {
    expect(refundInWords(terms)).toBe(
      "Reembolso integral até 7 dias antes do início; depois disso, 50% até o sorteio.",
    );
    expect(refundInWords({ fullRefundDays: 1, lateRefundPercent: 0 })).toBe(
      "Reembolso integral até 1 dia antes do início; depois disso não há reembolso.",
    );
  });
});
