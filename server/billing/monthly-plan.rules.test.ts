import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, daysUntil } from "../platform/time/calendar-day.rules";
import { dueOnOf, endPlan, planChargeOf, withPrice, type MonthlyPlan } from "./monthly-plan.rules";

const anyDay = fc.nat(1500).map((days) => addDays("2024-01-01", days));
const anyMonth = fc.nat(60).map((months) => addMonths("2024-01-01", months).slice(0, 7));
const anyPlan: fc.Arbitrary<MonthlyPlan> = fc.record({
  amountInCents: fc.nat(100_000),
  prices: fc.array(fc.record({ fromMonth: anyMonth, amountInCents: fc.nat(100_000) }), { maxLength: 3 }),
  dueDay: fc.integer({ min: 1, max: 31 }),
  startsOn: anyDay,
  endsOn: fc.option(anyDay),
  proratesFirstMonth: fc.boolean(),
  pausedMonths: fc.array(anyMonth, { maxLength: 3 }),
});
const lastOf = (month: string) => addDays(addMonths(`${month}-01`, 1), -1);

describe("whatever a plan says", () => {
  test("a month has one charge for any number of runs, due within it, and not before the plan starts", () => {
    fc.assert(
      fc.property(anyPlan, fc.array(anyMonth, { minLength: 1, maxLength: 8 }), (plan, months) => {
        const made: string[] = [];
        for (const month of [...months, ...months]) {
          const charge = planChargeOf(plan, month, made);
          if (charge === null) continue;
          expect(charge.month).toBe(month);
          expect(charge.dueOn.slice(0, 7)).toBe(month);
          expect(charge.dueOn >= plan.startsOn).toBe(true);
          expect(charge.amountInCents).toBeGreaterThan(0);
          made.push(month);
        }
        expect(new Set(made).size).toBe(made.length);
        expect(made.filter((month) => plan.pausedMonths?.includes(month))).toEqual([]);
      }),
    );
  });

  test("it is due on its day, or on the last of a month that has no such day", () => {
    fc.assert(
      fc.property(anyPlan, anyMonth, (plan, month) => {
        fc.pre(plan.startsOn < `${month}-01`);
        const day = Number(dueOnOf(plan, month).slice(8));
        expect(day).toBe(Math.min(plan.dueDay, Number(lastOf(month).slice(8))));
      }),
    );
  });

  test("by days the first month costs its part, within half a centavo, and never more than all", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const month = plan.startsOn.slice(0, 7);
        const living = { ...plan, endsOn: null, pausedMonths: [] };
        const by = (proratesFirstMonth: boolean) =>
          planChargeOf({ ...living, proratesFirstMonth }, month, [])?.amountInCents ?? 0;
        const [full, part] = [by(false), by(true)];
        const days = daysUntil(plan.startsOn, lastOf(month)) + 1;
        const all = Number(lastOf(month).slice(8));
        expect(part).toBeLessThanOrEqual(full);
        expect(Math.abs(2 * part * all - 2 * full * days)).toBeLessThanOrEqual(all);
      }),
    );
  });

  test("an ended plan charges nothing and leaves no open charge of a later month", () => {
    fc.assert(
      fc.property(anyPlan, anyDay, fc.array(anyMonth, { maxLength: 6 }), (plan, endsOn, months) => {
        const statuses = ["PENDING", "PAID", "CANCELLED"] as const;
        const made = [...new Set(months)].map((month, index) => ({
          month,
          status: statuses[index % 3] ?? "PENDING",
          receivedInCents: index % 2 === 0 ? 0 : 100,
        }));
        const ended = endPlan(plan, endsOn, made);
        const last = endsOn.slice(0, 7);
        for (const month of months) if (month > last) expect(planChargeOf(ended.plan, month, [])).toBeNull();
        for (const { month, status, receivedInCents } of made)
          expect(ended.cancelledMonths.includes(month)).toBe(
            status === "PENDING" && receivedInCents === 0 && month > last,
          );
      }),
    );
  });

  test("another price changes no month before it", () => {
    fc.assert(
      fc.property(anyPlan, anyMonth, anyMonth, fc.nat(100_000), (plan, fromMonth, month, amountInCents) => {
        const changed = planChargeOf(withPrice(plan, { fromMonth, amountInCents }), month, []);
        if (month < fromMonth) expect(changed).toEqual(planChargeOf(plan, month, []));
        else if (plan.startsOn.slice(0, 7) < month && !plan.prices?.some((one) => one.fromMonth > fromMonth))
          expect(changed?.amountInCents ?? amountInCents).toBe(amountInCents);
      }),
    );
  });
});
