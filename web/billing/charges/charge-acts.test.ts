import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import { actsOnCharge } from "./shown-charge";

const charge = (
  standing: ChargeStanding,
  receivedInCents = 0,
  refundedInCents = 0,
  creditInCents = 0,
  ofPlace = false,
) => ({
  standing,
  receivedInCents,
  refundedInCents,
  creditInCents,
  ofPlace,
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

test("credit goes back, whatever became of the charge", () => {
  expect(actsOnCharge(charge("TO_REFUND", 0, 0, 8_000))).toEqual(["refundCredit", "pay"]);
  expect(actsOnCharge(charge("PAID", 5_000, 0, 1_000))).toEqual(["refundCredit", "refund", "undo"]);
});

test("what pays for a place is paid here, and changed, refunded and cancelled with the enrolment", () => {
  expect(actsOnCharge(charge("OVERDUE", 0, 0, 0, true))).toEqual(["pay"]);
  expect(actsOnCharge(charge("PENDING", 2_000, 0, 0, true))).toEqual(["pay", "undo"]);
  expect(actsOnCharge(charge("PAID", 5_000, 0, 1_000, true))).toEqual(["refundCredit", "undo"]);
  expect(actsOnCharge(charge("TO_REFUND", 0, 0, 8_000, true))).toEqual(["refundCredit"]);
});

test("money that comes late for what was cancelled is written down; what is over takes nothing else", () => {
  expect(actsOnCharge(charge("CANCELLED"))).toEqual(["pay"]);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (came, went) => {
      expect(actsOnCharge(charge("REFUNDED", came, went))).toEqual([]);
      expect(actsOnCharge(charge("CANCELLED", came, went, 0, true))).toEqual([]);
    }),
  );
});
