import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCancellationRule, rentalCancellation } from "./rental-price.rules";

const startsAt = new Date("2026-04-07T19:00:00Z");
const earlier = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

test("the kept and refunded amounts add up to the payment, and none is negative", () => {
  fc.assert(
    fc.property(
      fc.record({
        priceInCents: fc.nat({ max: 100_000 }),
        paidInCents: fc.nat({ max: 100_000 }),
        cancelledAt: fc.option(fc.integer({ min: -60, max: 3000 }).map(earlier)),
        by: fc.constantFrom("CLIENT" as const, "ARENA" as const),
      }),
      fc.record({
        freeHours: fc.integer({ min: 0, max: 48 }),
        latePercent: fc.integer({ min: 0, max: 100 }),
      }),
      (rental, rule) => {
        const { chargeInCents, refundInCents, dueInCents, reason } = rentalCancellation(
          { ...rental, startsAt },
          rule,
        );
        expect(chargeInCents + refundInCents - dueInCents).toBe(rental.paidInCents);
        expect(Math.min(chargeInCents, refundInCents, dueInCents)).toBeGreaterThanOrEqual(0);
        expect(refundInCents * dueInCents).toBe(0);
        expect(chargeInCents).toBeLessThanOrEqual(rental.priceInCents);
        expect(reason === "BY_ARENA").toBe(rental.by === "ARENA");
      },
    ),
  );
});

test("cancelling after the start counts as a no-show, even if cancelling is free until the start", () => {
  const reasonAt = (minutes: number) =>
    rentalCancellation(
      { priceInCents: 9000, paidInCents: 0, startsAt, cancelledAt: earlier(minutes), by: "CLIENT" },
      { ...defaultCancellationRule, freeHours: 0 },
    ).reason;
  expect([1, 0, -1].map(reasonAt)).toEqual(["FREE", "NO_SHOW", "NO_SHOW"]);
});
