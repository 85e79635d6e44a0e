import fc from "fast-check";
import { expect, test } from "vitest";
import { attendances } from "./class-kind-and-status.rules";
import { staysBefore } from "./hand-over-classes.rules";

const places = fc.record({
  attendance: fc.constantFrom(...attendances),
  markedAt: fc.constantFrom(null, new Date("2026-11-02T10:00:00Z")),
});

test("of two places never both go before the other", () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(staysBefore(one, other) && staysBefore(other, one)).toBe(false);
    }),
  );
});

test("a marked place is kept over an unmarked one", () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const marked = { ...one, markedAt: new Date("2026-11-02T10:00:00Z") };
      expect(staysBefore(marked, { ...other, markedAt: null })).toBe(true);
    }),
  );
});

test("who was there by either record was there", () => {
  const markedAt = new Date("2026-11-02T10:00:00Z");
  expect(staysBefore({ attendance: "PRESENT", markedAt }, { attendance: "ABSENT", markedAt })).toBe(true);
  expect(staysBefore({ attendance: "ABSENT", markedAt }, { attendance: "PRESENT", markedAt })).toBe(false);
});
