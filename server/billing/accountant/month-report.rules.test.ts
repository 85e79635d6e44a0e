import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentMethods, serviceTypes } from "../charge-words.rules";
import { monthReport, movementLine, unnamedDebtors, type DaySum, type Movement } from "./month-report.rules";

const movement: Movement = {
  id: "x",
  on: "2026-11-12",
  amountInCents: 18_360,
  method: "PIX",
  service: "CLASS",
  kind: "MONTHLY_FEE",
  description: "=Mensalidade; novembro",
  payerName: "Ana",
  receiptNumber: 12,
};

test("a movement is a CSV row for Excel, with formulas in its description escaped", () => {
  expect(movementLine(movement)).toBe(
    `12/11/2026;Recebimento;Ana;Aulas;Mensalidade;"'=Mensalidade; novembro";Pix;12;183,60\r\n`,
  );
  expect(movementLine({ ...movement, amountInCents: -500, method: null, receiptNumber: null })).toContain(
    ";;;-5,00\r\n",
  );
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const sums: fc.Arbitrary<DaySum[]> = fc.array(
  fc.record({
    on: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
    service: fc.constantFrom(...serviceTypes),
    method: fc.constantFrom(...paymentMethods, null),
    receivedInCents: cents,
    refundedInCents: cents,
  }),
);

test("services, methods and days each add up to the exact total, and days are sorted", () => {
  fc.assert(
    fc.property(sums, cents, (month, paid) => {
      const report = monthReport(month, [
        { teacherName: "Léo", month: "2026-10-01", paidOn: "2026-11-05", amountInCents: paid },
      ]);
      const add = (rows: readonly { receivedInCents: number; refundedInCents: number }[]) => ({
        receivedInCents: rows.reduce((sum, row) => sum + row.receivedInCents, 0),
        refundedInCents: rows.reduce((sum, row) => sum + row.refundedInCents, 0),
      });
      expect(report.total).toEqual(add(month));
      for (const table of [report.services, report.methods, report.days])
        expect(add(table)).toEqual(report.total);
      expect(report.days.map(({ name }) => name)).toEqual(report.days.map(({ name }) => name).toSorted());
      expect(report.resultInCents).toBe(
        report.total.receivedInCents - report.total.refundedInCents - report.commissionsInCents,
      );
    }),
  );
});

test("debtors beyond the listed ones are summed up with the rest of the pending amount", () => {
  const debtor = { name: "Ana", count: 1, openInCents: 3_000, overdueInCents: 0 };
  const month = {
    count: 9,
    receivedInCents: 0,
    pendingInCents: 10_000,
    overdueInCents: 0,
    toRefundInCents: 0,
    kinds: [],
    debtors: [debtor, debtor],
  };
  expect(unnamedDebtors({ ...month, debtorCount: 5 })).toEqual({ count: 3, openInCents: 4_000 });
  expect(unnamedDebtors({ ...month, debtorCount: 2 })).toBeNull();
});
