import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/commission-vectors.json";
import { run as monthlyStatement } from "../../tests/vectors/commission-vectors/monthly_statement";
import { run as reversals } from "../../tests/vectors/commission-vectors/reversals";
import { run as sessionCommission } from "../../tests/vectors/commission-vectors/session_commission";
import { addDays } from "../platform/time/calendar-day.rules";
import {
  type CommissionClass,
  commissionInWords,
  commissionOf,
  type CommissionRule,
  commissionRuleFor,
  type CommissionTerms,
  halfUp,
  sumOf,
} from "./commission.rules";
import {
  closeStatement,
  commissionMonth,
  type ChargeChange,
  type CommissionBook,
  type CommissionStatement,
} from "./commission-statement.rules";

const { _meta, ...lists } = vectors;

const adapters: Record<keyof typeof lists, (input: never) => unknown> = {
  session_commission: sessionCommission,
  monthly_statement: monthlyStatement,
  reversals,
};

describe.each(Object.entries(lists))("%s", (list, cases) => {
  const run = adapters[list as keyof typeof lists];
  test.each(cases.map((one) => [`${one.id}: ${one.why}`, one] as const))("%s", (_name, one) => {
    expect(run(structuredClone(one.input) as never)).toEqual(one.expected);
  });
});

test.each<[CommissionTerms, string]>([
  [{ model: "FIXED_PER_CLASS", amountInCents: 6000 }, "R$\u00a060,00 por aula"],
  [{ model: "PER_HOUR", amountInCents: 5050 }, "R$\u00a050,50 por hora"],
  [{ model: "PER_STUDENT_PRESENT", amountInCents: 1500 }, "R$\u00a015,00 por aluno presente"],
  [{ model: "PERCENT_CHARGED", basisPoints: 4500 }, "45% do valor cobrado"],
  [{ model: "PERCENT_CHARGED", basisPoints: 3333 }, "33,33% do valor cobrado"],
])("%o reads %s", (agreed, words) => {
  expect(commissionInWords(agreed)).toBe(words);
});

const dayOfYear = fc.nat(364).map((days) => addDays("2026-01-01", days));
const evening = (day: string) => new Date(`${day}T21:00:00Z`);
const terms: fc.Arbitrary<CommissionTerms> = fc.oneof(
  fc.record({
    model: fc.constantFrom("FIXED_PER_CLASS" as const, "PER_HOUR" as const, "PER_STUDENT_PRESENT" as const),
    amountInCents: fc.nat(20_000),
  }),
  fc.record({ model: fc.constant("PERCENT_CHARGED" as const), basisPoints: fc.nat(10_000) }),
);
const rules = fc.array(
  fc.record({
    id: fc.uuid(),
    teacherId: fc.constantFrom("ana", "bia"),
    classId: fc.constantFrom(null, "c1", "c2"),
    from: dayOfYear,
    createdAt: dayOfYear.map(evening),
    terms,
  }),
  { maxLength: 5 },
);
const chargeId = fc.constantFrom("k1", "k2", "k3");
const students = fc.array(
  fc.record({
    attendance: fc.constantFrom(
      "PRESENT" as const,
      "MAKE_UP" as const,
      "ABSENT_NO_NOTICE" as const,
      "ABSENT_WITH_NOTICE" as const,
    ),
    creditLost: fc.boolean(),
    chargedInCents: fc.nat(50_000),
    units: fc.integer({ min: 1, max: 12 }),
    chargeId,
  }),
  { maxLength: 4 },
);
const classes: fc.Arbitrary<CommissionClass[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      classId: fc.constantFrom("c1", "c2"),
      teacherId: fc.constantFrom("ana", "bia"),
      date: dayOfYear,
      minutes: fc.integer({ min: 1, max: 180 }),
      state: fc.constantFrom("GIVEN" as const, "GIVEN" as const, "NOT_HELD" as const),
      closedAfter: fc.option(fc.nat(60)),
      students,
    })
    .map(({ closedAfter, ...one }) => ({
      ...one,
      closedAt: closedAfter === null ? null : evening(addDays(one.date, closedAfter)),
    })),
  { maxLength: 12 },
);
const changes: fc.Arbitrary<ChargeChange[]> = fc.array(
  fc.record({
    chargeId,
    at: dayOfYear.map(evening),
    kind: fc.constantFrom("CANCELLED" as const, "REFUNDED" as const, "REFUNDED_UNUSED" as const),
    amountInCents: fc.nat(30_000),
  }),
  { maxLength: 4 },
);
const book: fc.Arbitrary<CommissionBook> = fc.record({
  teacherId: fc.constant("ana"),
  rules,
  classes,
  changes,
});
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);
const closingOf = (month: string) => evening(addDays(`${month}-28`, 6));

function yearOf(of: CommissionBook): CommissionStatement[] {
  const statements: CommissionStatement[] = [];
  for (const month of months) statements.push(closeStatement(of, month, closingOf(month), statements));
  return statements;
}

describe("whatever a teacher gives", () => {
  test("the lines of a month add up, and each is within a centavo of its exact value", () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...months), (of, month) => {
        const asOf = evening("2027-12-31");
        const unchanged = { ...of, changes: [] };
        const { lines, totalInCents } = commissionMonth(unchanged, month, asOf);
        const exact = lines.map(({ classId, ruleId }) => {
          const rule = of.rules.find(({ id }) => id === ruleId);
          const given = of.classes.find(({ id }) => id === classId);
          return rule && given ? commissionOf(rule.terms, given) : { over: 0n, under: 1n };
        });
        expect(totalInCents).toBe(halfUp(sumOf(exact)));
        expect(lines.reduce((sum, line) => sum + line.amountInCents, 0)).toBe(totalInCents);
        for (const [index, { amountInCents }] of lines.entries()) {
          const { over, under } = exact[index] ?? { over: 0n, under: 1n };
          const distance = BigInt(amountInCents) * under - over;
          expect(distance < under && distance > -under).toBe(true);
        }
      }),
    );
  });

  test("after a year the amounts paid and carried over equal the commission earned, and no payable is negative", () => {
    fc.assert(
      fc.property(book, (of) => {
        const statements = yearOf(of);
        const last = closingOf("2026-12");
        const brings = months.reduce((sum, month) => sum + commissionMonth(of, month, last).totalInCents, 0);
        const paid = statements.reduce((sum, one) => sum + one.payableInCents, 0);
        expect(paid + (statements.at(-1)?.carriedOutInCents ?? 0)).toBe(brings);
        for (const { payableInCents, carriedOutInCents } of statements) {
          expect(payableInCents).toBeGreaterThanOrEqual(0);
          expect(carriedOutInCents).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test("what becomes of charges and rules later changes no statement that is closed", () => {
    fc.assert(
      fc.property(book, changes, rules, fc.constantFrom(...months), (of, more, laterRules, month) => {
        const at = closingOf(month);
        const after = new Date(at.getTime() + 1);
        const known = { ...of, changes: (of.changes ?? []).filter((change) => change.at <= at) };
        const later = {
          ...of,
          changes: [...(of.changes ?? []), ...more.map((change) => ({ ...change, at: after }))],
          rules: [...of.rules, ...laterRules.map((rule): CommissionRule => ({ ...rule, createdAt: after }))],
        };
        const closed = (statements: CommissionStatement[]) => statements.slice(0, months.indexOf(month) + 1);
        expect(closed(yearOf(later))).toEqual(closed(yearOf(known)));
      }),
    );
  });

  test("a rule for the class comes before every general one", () => {
    fc.assert(
      fc.property(classes, rules, (given, agreed) => {
        for (const one of given) {
          const rule = commissionRuleFor(one, agreed);
          const forClass = agreed.some(
            ({ teacherId, classId, from, createdAt }) =>
              teacherId === one.teacherId &&
              classId === one.classId &&
              from <= one.date &&
              one.closedAt !== null &&
              createdAt <= one.closedAt,
          );
          expect(rule?.classId === one.classId).toBe(forClass);
        }
      }),
    );
  });
});
