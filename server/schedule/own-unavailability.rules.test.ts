import { expect, test } from "vitest";
import {
  ownUnavailabilitySchema,
  periodsBeyond,
  samePeriods,
  takesUnavailability,
} from "./own-unavailability.rules";

const period = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
const event = { firstDay: "2026-11-21", lastDay: "2026-11-22", timeZone: "America/Sao_Paulo" };

test("an absence lies within the days of the event, by its clocks", () => {
  const wholeEvent = period("2026-11-21T03:00:00Z", "2026-11-23T03:00:00Z");
  const before = period("2026-11-21T02:59:00Z", "2026-11-21T12:00:00Z");
  const after = period("2026-11-22T20:00:00Z", "2026-11-23T09:01:00Z");
  expect(periodsBeyond([wholeEvent, before, after], event)).toEqual([1, 2]);
});

test("enrolled athletes may report it until the category's matches have times", () => {
  expect(takesUnavailability({ status: "ENROLLED", planned: false })).toBe(true);
  expect(takesUnavailability({ status: "PLAYING", planned: false })).toBe(true);
  expect(takesUnavailability({ status: "PLAYING", planned: true })).toBe(false);
  for (const status of ["CANCELLED", "EXPIRED", "FINISHED"] as const)
    expect(takesUnavailability({ status, planned: false })).toBe(false);
});

test("there are at most five", () => {
  const periods = (count: number) =>
    Array.from({ length: count }, () => period("2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z"));
  expect(ownUnavailabilitySchema.safeParse({ periods: periods(5) }).success).toBe(true);
  expect(ownUnavailabilitySchema.safeParse({ periods: periods(6) }).success).toBe(false);
});

test("the same periods are the same in another order", () => {
  const [morning, night] = [
    period("2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z"),
    period("2026-11-21T22:00:00Z", "2026-11-21T23:00:00Z"),
  ];
  expect(samePeriods([morning, night], [night, morning])).toBe(true);
  expect(samePeriods([morning], [night])).toBe(false);
  expect(samePeriods([morning], [])).toBe(false);
});
