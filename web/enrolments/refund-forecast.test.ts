import { expect, test } from "vitest";
import { refundForecast, refundForecastInWords } from "./refund-forecast";

const terms = { fullRefundDays: 7, lateRefundPercent: 50, startDate: "2026-12-10" };
const payment = { amountInCents: 8001, receivedInCents: 8001, paidAt: "2026-11-01T12:00:00Z" };
const paid = { status: "ENROLLED", payment } as const;
const owes = {
  status: "AWAITING_PAYMENT",
  payment: { amountInCents: 8001, receivedInCents: 0, paidAt: null },
} as const;

test("who leaves in time gets everything back, who leaves late the event's share", () => {
  expect(refundForecast(paid, terms, "2026-12-03")).toBe(8001);
  expect(refundForecast(paid, terms, "2026-12-04")).toBe(4001);
  expect(refundForecastInWords(paid, terms, "2026-12-04")).toBe(
    "Pela regra do torneio, são devolvidos R$ 40,01 dos R$ 80,01 pagos.",
  );
});

test("who has not paid gets nothing back", () => {
  expect(refundForecast(owes, terms, "2026-12-03")).toBe(0);
  expect(refundForecastInWords({ ...owes, payment: null }, terms, "2026-12-03")).toBe(
    "Nada foi pago: não há o que devolver.",
  );
});

test("who has paid a part gets all of it back, also late", () => {
  const part = { ...owes, payment: { ...owes.payment, receivedInCents: 3000 } };
  expect(refundForecast(part, terms, "2026-12-09")).toBe(3000);
  expect(refundForecastInWords(part, terms, "2026-12-09")).toBe(
    "A parte já paga, R$ 30,00, é devolvida por inteiro.",
  );
});

test("who waits gets everything back, also late", () => {
  const waits = { ...paid, status: "WAITLISTED" } as const;
  const late = { ...terms, lateRefundPercent: 0 };
  expect(refundForecast(waits, late, "2026-12-09")).toBe(8001);
  expect(refundForecastInWords(waits, late, "2026-12-09")).toBe(
    "Quem está na lista de espera recebe de volta os R$ 80,01 pagos.",
  );
});

test("an event that gives nothing back says so", () => {
  expect(refundForecastInWords(paid, { ...terms, lateRefundPercent: 0 }, "2026-12-09")).toBe(
    "Pela regra do torneio, os R$ 80,01 pagos não são devolvidos.",
  );
});
