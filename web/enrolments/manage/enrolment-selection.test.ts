import { expect, test } from "vitest";
import { owing, selectAllLabel, toReceive, totalInCents } from "./enrolment-selection";

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

test("says what is chosen, and that there is more than what is on screen", () => {
  expect(toReceive(1, false)).toBe("1 inscrição a receber");
  expect(toReceive(40, true)).toBe("40 inscrições a receber entre as carregadas");
  expect(selectAllLabel(6, false)).toBe("Selecionar todas");
  expect(selectAllLabel(40, true)).toBe("Selecionar as 40 carregadas");
  expect(selectAllLabel(112, false)).toBe("Selecionar as 100 primeiras");
  expect(totalInCents([{ id: "a", amountInCents: 8000, waits: true }])).toBe(8000);
});
