import { afterEach, expect, test, vi } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoneyShare,
  formatMoney,
  formatMonth,
  formatPeriod,
  formatWeekdayTime,
  today,
} from "./format";

afterEach(() => void vi.useRealTimers());

test("a day keeps its digits whatever the zone", () => {
  expect(formatDate("2026-01-01")).toBe("01/01/2026");
  expect(formatDate("2026-12-31")).toBe("31/12/2026");
});

test.each([
  ["America/Noronha", "08/03/2026 às 00:59", "dom 00:59"],
  ["America/Sao_Paulo", "07/03/2026 às 23:59", "sáb 23:59"],
  ["America/Manaus", "07/03/2026 às 22:59", "sáb 22:59"],
  ["America/Rio_Branco", "07/03/2026 às 21:59", "sáb 21:59"],
])("formats an instant in the time zone %s", (timeZone, moment, weekdayTime) => {
  expect(formatDateTime("2026-03-08T02:59:00Z", timeZone)).toBe(moment);
  expect(formatWeekdayTime("2026-03-08T02:59:00Z", timeZone)).toBe(weekdayTime);
});

test("money has two decimals, a dot for thousands and an ordinary space", () => {
  expect(formatMoney(0)).toBe("R$ 0,00");
  expect(formatMoney(5000)).toBe("R$ 50,00");
  expect(formatMoney(123456789)).toBe("R$ 1.234.567,89");
});

test("today changes at midnight in Manaus, not in London", () => {
  vi.setSystemTime("2026-03-08T03:59:59Z");
  expect(today("America/Manaus")).toBe("2026-03-07");
  vi.setSystemTime("2026-03-08T04:00:00Z");
  expect(today("America/Manaus")).toBe("2026-03-08");
});

test("a period of one day shows a single date", () => {
  expect(formatPeriod("2026-03-07", null)).toBe("07/03/2026");
  expect(formatPeriod("2026-03-07", "2026-03-07")).toBe("07/03/2026");
  expect(formatPeriod("2026-03-07", "2026-03-08")).toBe("07/03/2026 a 08/03/2026");
});

test("a month keeps its name whatever the zone, and counts have dots", () => {
  expect(formatMonth("2026-03-01")).toBe("março de 2026");
  expect(formatMonth("2027-01-01")).toBe("janeiro de 2027");
  expect(formatCount(1260)).toBe("1.260");
});

test("a share of money has centavos only where there are any", () => {
  expect(formatMoneyShare(84000, 312000)).toBe("R$ 840 de R$ 3.120");
  expect(formatMoneyShare(0, 100)).toBe("R$ 0 de R$ 1");
  expect(formatMoneyShare(84050, 312000)).toBe("R$ 840,50 de R$ 3.120,00");
  expect(formatMoneyShare(84000, 312005)).toBe("R$ 840,00 de R$ 3.120,05");
});
