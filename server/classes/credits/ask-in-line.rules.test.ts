import { expect, test } from "vitest";
import { answerBy } from "./ask-in-line.rules";

test("who is asked has an hour to answer, and shortly before the class half of what is left", () => {
  const now = new Date("2026-04-07T12:00:00Z");
  expect(answerBy(new Date("2026-04-07T22:00:00Z"), now)).toEqual(new Date("2026-04-07T13:00:00Z"));
  expect(answerBy(new Date("2026-04-07T12:30:00Z"), now)).toEqual(new Date("2026-04-07T12:15:00Z"));
});
