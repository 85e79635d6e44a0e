import { expect, test } from "vitest";
import { afterCancelling, followsBooking, refundDueInCents } from "./booking-charge.rules";

const open = { status: "PENDING", receivedInCents: 0, amountInCents: 5_000 } as const;

test("an unpaid charge goes with its booking, unless a fee is due", () => {
  expect(afterCancelling(open, 0)).toEqual({ kind: "CANCELLATION" });
  expect(afterCancelling(open, 2_500)).toEqual({ kind: "AMOUNT", amountInCents: 2_500 });
  expect(afterCancelling(open, 5_000)).toBeNull();
  // The arena has taken something off before.
  expect(afterCancelling({ ...open, amountInCents: 4_000 }, 5_000)).toBeNull();
});

test("of a charge that is paid in part the rest goes, and what came is credit, unless all of it is due as the fee", () => {
  const part = { ...open, receivedInCents: 1_000 };
  for (const fee of [0, 500, 2_500])
    expect(afterCancelling(part, fee)).toEqual({ kind: "CANCELLATION", ofCredit: true });
  expect(afterCancelling(part, 5_000)).toBeNull();
});

test("a charge that is paid or settled stays as it is", () => {
  for (const charge of [
    { ...open, status: "PAID", receivedInCents: 5_000 },
    { ...open, status: "CANCELLED" },
    { ...open, status: "REFUNDED", receivedInCents: 5_000 },
  ] as const) {
    expect(followsBooking(charge)).toBe(false);
    expect(afterCancelling(charge, 0)).toBeNull();
  }
});

test("the refund is the payment minus the fee and previous refunds", () => {
  expect(refundDueInCents({ receivedInCents: 5_000, refundedInCents: 0 }, 0)).toBe(5_000);
  expect(refundDueInCents({ receivedInCents: 5_000, refundedInCents: 2_000 }, 0)).toBe(3_000);
  expect(refundDueInCents({ receivedInCents: 5_000, refundedInCents: 0 }, 5_000)).toBe(0);
  expect(refundDueInCents({ receivedInCents: 1_000, refundedInCents: 0 }, 5_000)).toBe(0);
});
