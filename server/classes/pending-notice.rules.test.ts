import fc from "fast-check";
import { expect, test } from "vitest";
import { brazilianTimeZones } from "../platform/time/time-zone.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { clockAt } from "../platform/time/zoned-time.rules";
import { notifyUntil } from "./pending-notice.rules";

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const midnight = Date.parse("2026-04-07T03:00:00Z");

/** When a job that runs every 15 minutes sends the notice for a class that has been pending for days. */
function firstTold(startsAt: number, timeZone: string): number | null {
  for (let now = startsAt - 36 * hour; now < startsAt; now += quarter) {
    const until = notifyUntil(new Date(now), timeZone, 12);
    if (until !== null && until.getTime() >= startsAt) return now;
  }
  return null;
}

test("for any start the arena is notified by day, at least four hours and at most eighteen hours before", () => {
  fc.assert(
    fc.property(fc.nat({ max: 95 }), fc.constantFrom(...brazilianTimeZones), (quarters, timeZone) => {
      const startsAt = midnight + 2 * 24 * hour + quarters * quarter;
      const noticeAt = firstTold(startsAt, timeZone);
      expect(noticeAt).not.toBeNull();
      expect(isWaking(new Date(noticeAt!), timeZone)).toBe(true);
      expect(startsAt - noticeAt!).toBeGreaterThanOrEqual(4 * hour);
      expect(startsAt - noticeAt!).toBeLessThanOrEqual(18 * hour);
    }),
  );
});

test("by day it is twelve hours before", () => {
  const [first, last] = ["22:00", "08:00"];
  const timeZone = "America/Sao_Paulo";
  for (let quarters = 0; quarters < 96; quarters++) {
    const startsAt = midnight + 2 * 24 * hour + quarters * quarter;
    const clock = clockAt(new Date(startsAt), timeZone);
    if (clock >= first || clock < last) expect(startsAt - firstTold(startsAt, timeZone)!).toBe(12 * hour);
  }
});
