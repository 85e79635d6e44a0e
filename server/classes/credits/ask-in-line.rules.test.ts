import { expect, test } from "vitest";
import { answerBy } from "./openings.rules";

test("an asked athlete has an hour to answer, but at most half of the time until the class", () => {
  const now = new Date("2026-04-07T12:00:00Z");
  expect(answerBy(new Date("2026-04-07T22:00:00Z"), now)).toEqual(new Date("2026-04-07T13:00:00Z"));
  expect(answerBy(new Date("2026-04-07T12:30:00Z"), now)).toEqual(new Date("2026-04-07T12:15:00Z"));
});
