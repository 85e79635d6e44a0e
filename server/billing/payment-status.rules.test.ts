import { expect, test } from "vitest";
import { paymentInWords } from "./charge-words.rules";

test("the status of a charge in words", () => {
  expect(paymentInWords("PENDING", null)).toBe("Pendente");
  expect(paymentInWords("PAID", null)).toBe("Pago");
});

test("a refunded charge shows the amount and the day", () => {
  const refund = { refundedInCents: 4000, on: "2026-11-20" };
  expect(paymentInWords("PAID", refund)).toBe("Reembolsado R$\u00a040,00 em 20/11/2026");
  expect(paymentInWords("REFUNDED", refund)).toBe("Reembolsado R$\u00a040,00 em 20/11/2026");
});
