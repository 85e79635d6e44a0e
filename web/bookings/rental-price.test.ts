import { expect, test } from "vitest";
import { instantAt } from "../../server/platform/time/time-zone.rules";
import { offeredPrice } from "./rental-price";

test("an hour after midnight has the price of its own weekday, not of the evening before", () => {
  const timeZone = "America/Sao_Paulo";
  const prices = {
    hourlyRateInCents: 5000,
    priceLines: [{ days: ["SATURDAY" as const], from: "00:00", to: "02:00", hourlyRateInCents: 9000 }],
  };
  const priceOn = (day: string, from: string, until: string) =>
    offeredPrice(
      {
        startsAt: instantAt(day, from, timeZone).getTime(),
        endsAt: instantAt(day, until, timeZone).getTime(),
      },
      prices,
      timeZone,
    );
  // In the night from Friday to Saturday, and in the next one.
  expect(priceOn("2026-11-28", "00:30", "01:30")).toEqual({ minutes: 60, priceInCents: 9000 });
  expect(priceOn("2026-11-29", "00:30", "01:30")).toEqual({ minutes: 60, priceInCents: 5000 });
});
