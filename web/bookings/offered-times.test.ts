import fc from "fast-check";
import { expect, test } from "vitest";
import { offeredTimes } from "./rental-price";

const midnight = Date.parse("2026-04-07T03:00:00Z");
const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString();

test("a time is offered where some court is free for so long, on the half hour", () => {
  const central = { key: "1", name: "Central", free: [{ startsAt: at(370), endsAt: at(450) }] };
  const second = { key: "2", name: "Quadra 2", free: [{ startsAt: at(390), endsAt: at(480) }] };
  expect(offeredTimes([central, second], 60)).toEqual([
    {
      startsAt: midnight + 390 * 60_000,
      endsAt: midnight + 450 * 60_000,
      courts: [
        { key: "1", name: "Central" },
        { key: "2", name: "Quadra 2" },
      ],
    },
    {
      startsAt: midnight + 420 * 60_000,
      endsAt: midnight + 480 * 60_000,
      courts: [{ key: "2", name: "Quadra 2" }],
    },
  ]);
});

test("what is offered lies within what is free", () => {
  const span = fc.tuple(fc.nat({ max: 1200 }), fc.integer({ min: 1, max: 300 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 4 }), fc.constantFrom(60, 90, 120), (spans, minutes) => {
      const free = spans.map(([from, length]) => ({ startsAt: at(from), endsAt: at(from + length) }));
      for (const { startsAt, endsAt } of offeredTimes([{ key: "1", name: "Central", free }], minutes)) {
        expect(endsAt - startsAt).toBe(minutes * 60_000);
        expect(startsAt % 1_800_000).toBe(0);
        expect(
          free.some((one) => Date.parse(one.startsAt) <= startsAt && endsAt <= Date.parse(one.endsAt)),
        ).toBe(true);
      }
    }),
  );
});
