import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdays } from "../platform/time/calendar-day.rules";
import { instantAt } from "../platform/time/time-zone.rules";
import { rentalCost, rentalPrice, type Tariff } from "./rental-price.rules";

const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`);
const tariff: fc.Arbitrary<Tariff> = fc.record({
  hourlyRateInCents: fc.nat({ max: 20_000 }),
  discountInBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  lines: fc.array(
    fc.record({
      days: fc.subarray([...weekdays]),
      from: clock,
      to: clock,
      hourlyRateInCents: fc.nat({ max: 20_000 }),
    }),
    { maxLength: 3 },
  ),
});
const minutes = fc.integer({ min: 0, max: 150 });
const timeZone = "America/New_York";
const midnight = instantAt("2026-03-08", "00:00", timeZone).getTime();
const span = (from: number, until: number) => ({
  startsAt: new Date(midnight + from * 60_000),
  endsAt: new Date(midnight + until * 60_000),
  timeZone,
});

test("parts cost what the whole costs, before it is rounded, and no minute more than the dearest", () => {
  fc.assert(
    fc.property(tariff, minutes, minutes, minutes, (prices, from, one, other) => {
      const [middle, until] = [from + one, from + one + other];
      const whole = rentalCost(span(from, until), prices);
      const parts = [rentalCost(span(from, middle), prices), rentalCost(span(middle, until), prices)];
      expect(parts.reduce((sum, { sixtieths }) => sum + sixtieths, 0)).toBe(whole.sixtieths);
      const dearest = Math.max(
        prices.hourlyRateInCents,
        ...prices.lines.map((line) => line.hourlyRateInCents),
      );
      expect(whole.sixtieths).toBeLessThanOrEqual(dearest * (one + other));
      const { priceInCents, minutes: counted } = rentalPrice(span(from, until), prices);
      expect(counted).toBe(one + other);
      expect(Number.isInteger(priceInCents) && priceInCents >= 0).toBe(true);
      const exact = (whole.sixtieths / 60) * (1 - prices.discountInBasisPoints / 10_000);
      expect(Math.abs(priceInCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
    { numRuns: 40 },
  );
});

test("the first line that fits; an end of 00:00 is the day's; over midnight each minute has its own day", () => {
  const line = (from: string, to: string, hourlyRateInCents: number) => ({
    days: ["SATURDAY" as const],
    from,
    to,
    hourlyRateInCents,
  });
  const prices = {
    hourlyRateInCents: 6000,
    lines: [line("22:00", "00:00", 9000), line("21:00", "23:00", 1)],
    discountInBasisPoints: 0,
  };
  const saoPaulo = { timeZone: "America/Sao_Paulo" };
  const price = (from: string, day: string, until: string) =>
    rentalPrice(
      {
        startsAt: instantAt("2026-04-11", from, saoPaulo.timeZone),
        endsAt: instantAt(day, until, saoPaulo.timeZone),
        ...saoPaulo,
      },
      prices,
    ).priceInCents;
  expect(price("22:00", "2026-04-12", "00:00")).toBe(18_000);
  expect(price("23:00", "2026-04-12", "01:00")).toBe(15_000);
  expect(price("21:00", "2026-04-11", "22:00")).toBe(1);
});
