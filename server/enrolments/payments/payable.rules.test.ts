import { expect, test } from "vitest";
import { paymentRefusal, refusedTogether } from "./payable.rules";

const owing = { status: "AWAITING_PAYMENT", feeInCents: 8000, paidAt: null } as const;
const paid = new Date("2026-11-21T15:00:00Z");

test("who has a place and owes can pay, also while playing; twice is once", () => {
  expect(paymentRefusal(owing)).toBeNull();
  expect(paymentRefusal({ ...owing, status: "PLAYING" })).toBeNull();
  expect(paymentRefusal({ ...owing, status: "ENROLLED", paidAt: paid })).toBeNull();
});

test("who owes nothing, has no place or has left cannot", () => {
  expect(paymentRefusal({ ...owing, feeInCents: 0 })?.code).toBe("NOTHING_TO_PAY");
  expect(paymentRefusal({ ...owing, status: "WAITLISTED" })?.code).toBe("NO_PLACE_YET");
  expect(paymentRefusal({ ...owing, status: "INVITED" })?.code).toBe("NO_PLACE_YET");
  expect(paymentRefusal({ ...owing, status: "CANCELLED", paidAt: paid })?.inShort).toBe("cancelada");
  expect(paymentRefusal({ ...owing, status: "EXPIRED" })?.inShort).toBe("expirada");
});

test("one sentence names who cannot, and counts the rest", () => {
  const ana = { name: "Ana Souza", inShort: "cancelada" };
  const bia = { name: "Bia Lima", inShort: "sem vaga" };
  expect(refusedTogether([ana], 0)).toBe(
    "Nenhuma baixa foi registrada, porque não há o que receber de Ana Souza (cancelada).",
  );
  expect(refusedTogether([ana, bia], 0)).toMatch(/de Ana Souza \(cancelada\) e Bia Lima \(sem vaga\)\.$/);
  expect(refusedTogether([ana, bia, ana], 4)).toMatch(/Ana Souza \(cancelada\) e mais 4\.$/);
});
