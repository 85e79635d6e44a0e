import { expect, test } from "vitest";
import { paymentInWords } from "./payment-status.rules";

test("a charge says what has become of it", () => {
  expect(paymentInWords("PENDING", null)).toBe("Pendente");
  expect(paymentInWords("PAID", null)).toBe("Pago");
});

test("one of which something went back says how much, and on which day", () => {
  const refund = { refundedInCents: 4000, on: "2026-11-20" };
  expect(paymentInWords("PAID", refund)).toBe("Reembolsado R$\u00a040,00 em 20/11/2026");
  expect(paymentInWords("REFUNDED", refund)).toBe("Reembolsado R$\u00a040,00 em 20/11/2026");
});
