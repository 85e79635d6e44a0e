import { expect, test } from "vitest";
import { owing, payable, payableText } from "./desk-row";

const unpaid = { amountInCents: 8000, paidAt: null };

test("who owes can be chosen, who waits for the payment also to be confirmed without it", () => {
  expect(owing({ id: "ana", status: "AWAITING_PAYMENT", payment: unpaid }, true)).toEqual([
    { id: "ana", amountInCents: 8000, waits: true },
  ]);
  expect(owing({ id: "ana", status: "ENROLLED", payment: unpaid }, true)[0]?.waits).toBe(false);
  expect(owing({ id: "ana", status: "AWAITING_PAYMENT", payment: unpaid }, false)[0]?.waits).toBe(false);
});

test("who has paid, or has nothing to pay, cannot be chosen", () => {
  const paid = { ...unpaid, paidAt: "2026-11-21T15:00:00Z" };
  expect(owing({ id: "ana", status: "ENROLLED", payment: paid }, true)).toEqual([]);
  expect(owing({ id: "ana", status: "WAITLISTED", payment: null }, true)).toEqual([]);
});

test("says how many are chosen and what they come to, and takes no more than can be sent at once", () => {
  const many = Array.from({ length: 112 }, (_, index) => ({
    id: String(index),
    amountInCents: 8000,
    waits: true,
  }));
  expect(payableText(many.slice(0, 1))).toBe("1 inscrição · R$ 80,00");
  expect(payableText(many.slice(0, 6))).toBe("6 inscrições · R$ 480,00");
  expect(payableText(many)).toBe("As primeiras 100 de 112 inscrições · R$ 8.000,00");
  expect(payable(many)).toHaveLength(100);
});
