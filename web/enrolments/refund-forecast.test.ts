import { expect, test } from "vitest";
import { refundForecast, refundForecastInWords } from "./refund-forecast";

const terms = { fullRefundDays: 7, lateRefundPercent: 50, startDate: "2026-12-10" };
const paid = { amountInCents: 8001, paidAt: "2026-11-01T12:00:00Z" };

test("who leaves in time gets everything back, who leaves late the event's share", () => {
  expect(refundForecast(paid, terms, "2026-12-03")).toBe(8001);
  expect(refundForecast(paid, terms, "2026-12-04")).toBe(4001);
  expect(refundForecastInWords(paid, terms, "2026-12-04")).toBe(
    "Pela regra do torneio, são devolvidos R$ 40,01 dos R$ 80,01 pagos.",
  );
});

test("who has not paid gets nothing back", () => {
  expect(refundForecast({ ...paid, paidAt: null }, terms, "2026-12-03")).toBe(0);
  expect(refundForecastInWords(null, terms, "2026-12-03")).toBe("Nada foi pago: não há o que devolver.");
});

test("an event that gives nothing back says so", () => {
  expect(refundForecastInWords(paid, { ...terms, lateRefundPercent: 0 }, "2026-12-09")).toBe(
    "Pela regra do torneio, os R$ 80,01 pagos não são devolvidos.",
  );
});
