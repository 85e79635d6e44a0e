import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { actsOnCharge } from "./charge-acts";

const charge = (standing: ChargeStanding, receivedInCents = 0, refundedInCents = 0) => ({
  standing,
  receivedInCents,
  refundedInCents,
});

test("what is open is paid, changed or called off; once something came, only paid or undone", () => {
  expect(actsOnCharge(charge("PENDING"))).toEqual(["pay", "change", "cancel"]);
  expect(actsOnCharge(charge("OVERDUE"))).toEqual(["pay", "waive", "change", "cancel"]);
  expect(actsOnCharge(charge("OVERDUE", 5_000))).toEqual(["pay", "waive", "undo"]);
});

test("what is paid goes back, all or part of it; what went back in part is not undone", () => {
  expect(actsOnCharge(charge("PAID", 5_000))).toEqual(["refund", "undo"]);
  expect(actsOnCharge(charge("PAID", 5_000, 1_000))).toEqual(["refund"]);
});

test("what is over takes nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom("CANCELLED", "REFUNDED"), fc.nat(), fc.nat(), (standing, came, went) => {
      expect(actsOnCharge(charge(standing, came, went))).toEqual([]);
    }),
  );
});
