import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdays } from "../platform/time/calendar-day.rules";
import { instantAt } from "../platform/time/time-zone.rules";
import { freeHours, nextStep } from "./free-hours.rules";

const timeZone = "America/Sao_Paulo";
const day = "2026-04-07";
const hours = {
  timeZone,
  weekly: Object.fromEntries(weekdays.map((weekday) => [weekday, [["06:00", "00:00"] as const]])),
  special: {},
  closedDates: ["2026-04-08"],
};
const at = (minute: number) => new Date(instantAt(day, "00:00", timeZone).getTime() + minute * 60_000);

test("every minute of the opening hours is either free or taken, and no free slot is too short or past", () => {
  const spans = fc.array(
    fc
      .tuple(fc.integer({ min: -6, max: 150 }), fc.integer({ min: 1, max: 20 }))
      .map(([from, length]) => ({ startsAt: at(10 * from), endsAt: at(10 * (from + length)) })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(spans, fc.integer({ min: -10, max: 150 }), (taken, tens) => {
      const now = 10 * tens;
      const free = freeHours(hours, day, taken, { from: at(now), minutes: 1 });
      for (let minute = 0; minute < 1440; minute += 10) {
        const [from, until] = [at(minute), at(minute + 10)];
        const inside = (span: { startsAt: Date; endsAt: Date }) =>
          span.startsAt <= from && until <= span.endsAt;
        const open = minute >= 360 && minute >= now && !taken.some(inside);
        expect(free.some(inside)).toBe(open);
      }
      const long = freeHours(hours, day, taken, { from: at(now), minutes: 60 });
      expect(long).toEqual(
        free.filter(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() >= 3_600_000),
      );
    }),
  );
});

test("a closed day has no free slots, and slots start on the half hour", () => {
  expect(freeHours(hours, "2026-04-08", [], { from: at(0), minutes: 30 })).toEqual([]);
  expect(nextStep(at(607), 30)).toEqual(at(630));
  expect(nextStep(at(630), 30)).toEqual(at(630));
});
