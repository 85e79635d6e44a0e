import { expect, test } from "vitest";
import { paymentInWords } from "./payment-status.rules";

const kept = { refundInCents: null, refundedAt: null };

test("a charge says what has become of it", () => {
  expect(paymentInWords({ status: "PENDING", ...kept }, "America/Sao_Paulo")).toBe("Pendente");
  expect(paymentInWords({ status: "PAID", ...kept }, "America/Sao_Paulo")).toBe("Pago");
});

test.each([
  ["America/Noronha", "21/11/2026"],
  ["America/Sao_Paulo", "20/11/2026"],
  ["America/Rio_Branco", "20/11/2026"],
])("one that went back says how much, and on which day in %s", (timeZone, day) => {
  const refunded = {
    status: "PAID",
    refundInCents: 4000,
    refundedAt: new Date("2026-11-21T02:30:00Z"),
  } as const;
  expect(paymentInWords(refunded, timeZone)).toBe(`Reembolsado R$\u00a040,00 em ${day}`);
});
