import fc from "fast-check";
import { expect, test } from "vitest";
import { answerDayUseSchema } from "./day-use-input.rules";
import { canGiveBack, dayUseFee, dayUseStatus, isDayUseUnanswered } from "./day-use.rules";

const hour = 3_600_000;
const opens = Date.parse("2026-04-07T09:00:00Z");
const at = (hours: number) => new Date(opens + hours * hour);
const day = { opensAt: at(0), closesAt: at(16) };
const hours = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarter) => quarter / 4);

test("a request expires after a day and when its day opens, or when the day closes if it was already open", () => {
  fc.assert(
    fc.property(hours(-72, 15), hours(0, 48), (asked, later) => {
      const now = asked + later;
      const last = Math.min(asked + 24, asked < 0 ? 0 : 16);
      expect(isDayUseUnanswered({ createdAt: at(asked), ...day }, at(now))).toBe(now >= last);
    }),
  );
});

test("the cancellation fee is either zero or the full price", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), hours(-48, 17), fc.boolean(), fc.nat({ max: 24 }), (...drawn) => {
      const [priceInCents, then, requested, freeCancelHours] = drawn;
      const dayUse = { requested, priceInCents, freeCancelHours, ...day };
      expect(dayUseFee(dayUse, "ARENA", at(then))).toBe(0);
      const fee = dayUseFee(dayUse, "CLIENT", at(then));
      expect(fee).toBe(requested || (then < 0 && then <= -freeCancelHours) ? 0 : priceInCents);
      expect(canGiveBack(dayUse, at(then))).toBe(then < (requested ? 16 : 0));
    }),
  );
});

test("it is requested until it is answered, and cancelled whatever it was", () => {
  expect(dayUseStatus({ requested: true, cancelledAt: null })).toBe("REQUESTED");
  expect(dayUseStatus({ requested: false, cancelledAt: null })).toBe("CONFIRMED");
  expect(dayUseStatus({ requested: true, cancelledAt: at(0) })).toBe("CANCELLED");
});

test("who refuses says why", () => {
  expect(answerDayUseSchema.safeParse({ accept: true }).success).toBe(true);
  expect(answerDayUseSchema.safeParse({ accept: false, reason: "  " }).error?.issues[0]).toMatchObject({
    message: "Diga o motivo",
    path: ["reason"],
  });
  expect(answerDayUseSchema.safeParse({ accept: false, reason: "Lotado" }).success).toBe(true);
});
