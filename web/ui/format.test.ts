import { expect, test } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatPeriod,
  today,
} from "./format";

test("a day keeps its digits whatever the zone", () => {
  expect(formatDate("2026-01-01")).toBe("01/01/2026");
  expect(formatDate("2026-12-31")).toBe("31/12/2026");
});

test("an instant is told as the clock in São Paulo shows it", () => {
  expect(formatDateTime("2026-03-07T21:30:00Z")).toBe("07/03/2026 às 18:30");
  expect(formatDateTime("2026-03-08T02:59:00Z")).toBe("07/03/2026 às 23:59");
});

test("money has two decimals, a dot for thousands and an ordinary space", () => {
  expect(formatMoney(0)).toBe("R$ 0,00");
  expect(formatMoney(5000)).toBe("R$ 50,00");
  expect(formatMoney(123456789)).toBe("R$ 1.234.567,89");
});

test("today changes at midnight in São Paulo, not in London", () => {
  expect(today(new Date("2026-03-08T02:59:59Z"))).toBe("2026-03-07");
  expect(today(new Date("2026-03-08T03:00:00Z"))).toBe("2026-03-08");
});

test("a period of one day is told as the day", () => {
  expect(formatPeriod("2026-03-07", null)).toBe("07/03/2026");
  expect(formatPeriod("2026-03-07", "2026-03-07")).toBe("07/03/2026");
  expect(formatPeriod("2026-03-07", "2026-03-08")).toBe("07/03/2026 a 08/03/2026");
});

test("a month keeps its name whatever the zone, and counts have dots", () => {
  expect(formatMonth("2026-03-01")).toBe("março de 2026");
  expect(formatMonth("2027-01-01")).toBe("janeiro de 2027");
  expect(formatCount(1260)).toBe("1.260");
});
