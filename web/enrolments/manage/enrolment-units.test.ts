import { expect, test } from "vitest";
import { enrolmentUnits } from "./enrolment-units";

test("a pair is one row, where the first of the two stands", () => {
  const enrolments = [
    { id: "ana", pair: "p" },
    { id: "caio", pair: null },
    { id: "bia", pair: "p" },
  ];
  const units = enrolmentUnits(enrolments, ({ id, pair }) => pair ?? id);
  expect(units.map(({ key, enrolment }) => [key, enrolment.id])).toEqual([
    ["p", "ana"],
    ["caio", "caio"],
  ]);
});
