import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/money-vectors.json";
import { daysUntil } from "../platform/time/calendar-day.rules";
import { chargeOn } from "./charge.rules";
import {
  commissionOf,
  type CommissionStudent,
  type CommissionTerms,
  halfUp,
  sumOf,
} from "./commission.rules";

test.each(vectors.overdue)("$due_date, paid on $payment_date: $why", (one) => {
  const terms = { amountInCents: one.principal_cents, dueOn: one.due_date };
  const { isLate, fineOpen, interestOpen, principalOpen } = chargeOn(terms, [], one.payment_date);
  expect({
    days_late: isLate ? daysUntil(one.due_date, one.payment_date) : 0,
    fine: fineOpen,
    interest: interestOpen,
    total: principalOpen + fineOpen + interestOpen,
  }).toEqual({ days_late: one.days_late, fine: one.fine, interest: one.interest, total: one.total });
});

describe("commission", () => {
  const student = (chargedInCents: number, units: number): CommissionStudent => ({
    attendance: "PRESENT",
    chargedInCents,
    units,
  });
  const given = (terms: CommissionTerms, students: CommissionStudent[]) =>
    commissionOf(terms, { state: "GIVEN", minutes: 60, students });

  test.each(vectors.commission)("$model", (one) => {
    const terms: CommissionTerms =
      one.fixed_cents === undefined
        ? { model: "PERCENT_CHARGED", basisPoints: one.percent_bp ?? 0 }
        : { model: "PER_STUDENT_PRESENT", amountInCents: one.fixed_cents };
    const students = Array.from({ length: one.present ?? 1 }, () =>
      student(one.revenue_cents ?? one.package_cents ?? 0, one.classes ?? 1),
    );
    const classes = Array.from({ length: one.classes_given ?? 1 }, () => given(terms, students));
    expect(halfUp(sumOf(classes))).toBe(one.expected_cents);
  });
});
