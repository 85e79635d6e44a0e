import { expect, test } from "vitest";
import { later } from "../platform/time/duration.rules";
import { isUnanswered } from "./rental-words.rules";

const createdAt = new Date("2026-04-07T10:00:00Z");

test("the arena has less than 24 hours to answer who asks for a court", () => {
  const startsAt = later(createdAt, { days: 3 });
  expect(isUnanswered({ createdAt, startsAt }, later(createdAt, { hours: 23, minutes: 59 }))).toBe(false);
  expect(isUnanswered({ createdAt, startsAt }, later(createdAt, { hours: 24 }))).toBe(true);
});

test("a request expires when its time starts, however recent it is", () => {
  const startsAt = later(createdAt, { hours: 2 });
  expect(isUnanswered({ createdAt, startsAt }, later(createdAt, { hours: 1, minutes: 59 }))).toBe(false);
  expect(isUnanswered({ createdAt, startsAt }, startsAt)).toBe(true);
});
