import { expect, test } from "vitest";
import { paymentInWords } from "./payment-status.rules";

const kept = { refundInCents: null, refundedAt: null };

test("a charge says what has become of it", () => {
  expect(paymentInWords({ status: "PENDING", ...kept })).toBe("Pendente");
  expect(paymentInWords({ status: "PAID", ...kept })).toBe("Pago");
});

test("one that went back says how much, and on which day in Brazil", () => {
  const refundedAt = new Date("2026-11-21T01:30:00Z");
  expect(paymentInWords({ status: "PAID", refundInCents: 4000, refundedAt })).toBe(
    "Reembolsado R$\u00a040,00 em 20/11/2026",
  );
});
