import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  elsewhereToo,
  filledFields,
  fillingOf,
  movesInWords,
  otherCpf,
  planMerge,
  rolesOf,
  rowKinds,
  rowsInWords,
  type MergeFacts,
  type MergingRecord,
  type RowCount,
  type RowKind,
} from "./merge-plan.rules";

const maybe = (...values: string[]) => fc.constantFrom(null, ...values);
const records = (id: string): fc.Arbitrary<MergingRecord> =>
  fc
    .record({
      email: maybe("a@x.example", "b@x.example"),
      cpf: maybe("11111111111", "22222222222"),
      phone: maybe("48999990000"),
      birthDate: maybe("1990-01-01", "1991-01-01"),
      gender: maybe("FEMALE", "MALE"),
      notes: maybe("canhota"),
      accountId: maybe("u1", "u2"),
      status: fc.constantFrom("ACTIVE" as const, "ACTIVE" as const, "INACTIVE" as const),
    })
    .map((row) => ({ ...row, id, fullName: id }));
const counts: fc.Arbitrary<RowCount[]> = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom(...(Object.keys(rowKinds) as RowKind[])),
      count: fc.nat(5),
      both: fc.nat(5),
      elsewhere: fc.nat(2),
      openInCents: fc.nat(1000),
    })
    .map((row) => ({
      ...row,
      both: Math.min(row.both, row.count),
      elsewhere: Math.min(row.elsewhere, row.count),
    })),
  { selector: ({ kind }) => kind },
);
const facts: fc.Arbitrary<MergeFacts> = fc.record({
  counts,
  keptElsewhere: fc.boolean(),
  clashes: fc.constantFrom([], [{ kind: "CATEGORY" as const, about: "Copa" }]),
  notesTooLong: fc.boolean(),
  everywhere: fc.boolean(),
  toPerson: fc.boolean(),
});

describe("which record stays", () => {
  test("two accounts are two people; else the one with an account stays, whatever the order", () => {
    fc.assert(
      fc.property(records("one"), records("two"), (one, two) => {
        const there = rolesOf(one, two);
        const back = rolesOf(two, one);
        if (one.accountId !== null && two.accountId !== null) {
          expect(there).toBeNull();
          expect(back).toBeNull();
          return;
        }
        expect(there?.asksFirst).toBe(one.accountId !== null || two.accountId !== null);
        if (there?.asksFirst) {
          expect(there.kept.accountId).not.toBeNull();
          expect(back?.kept.id).toBe(there.kept.id);
        } else expect([there?.kept.id, back?.kept.id]).toEqual(["one", "two"]);
        expect(new Set([there?.kept.id, there?.other.id])).toEqual(new Set(["one", "two"]));
      }),
    );
  });
});

describe("what is filled", () => {
  test("what the record that stays says is never another", () => {
    fc.assert(
      fc.property(records("one"), records("two"), (one, two) => {
        const roles = rolesOf(one, two);
        if (roles === null) return;
        for (const field of filledFields) {
          const isFilled = fillingOf(roles).includes(field);
          if (roles.kept[field] !== null || roles.other[field] === null) expect(isFilled).toBe(false);
          else expect(isFilled).toBe(!(field === "email" && roles.asksFirst));
        }
      }),
    );
  });
});

describe("the plan", () => {
  test("only admins see or move rows of arenas that they do not manage", () => {
    fc.assert(
      fc.property(records("one"), records("two"), facts, (one, two, said) => {
        const roles = rolesOf(one, two);
        if (roles === null) return;
        const plan = planMerge(roles, said);
        const isElsewhere =
          said.counts.some(({ elsewhere }) => elsewhere > 0) || (!roles.asksFirst && said.keptElsewhere);
        if (!said.everywhere && isElsewhere && one.status === "ACTIVE" && two.status === "ACTIVE") {
          expect(plan.problems).toEqual([elsewhereToo]);
          expect([...plan.counts, ...plan.shownFilled]).toEqual([]);
        }
        if (one.status === "INACTIVE" || two.status === "INACTIVE") expect(plan.problems).toHaveLength(1);
      }),
    );
  });

  test("tells all that goes along, and what is in the way", () => {
    fc.assert(
      fc.property(records("one"), records("two"), facts, (one, two, said) => {
        const roles = rolesOf({ ...one, status: "ACTIVE" }, { ...two, status: "ACTIVE" });
        if (roles === null) return;
        const plan = planMerge(roles, { ...said, everywhere: true });
        const sum = (rows: readonly RowCount[]) => rows.reduce((all, { count }) => all + count, 0);
        expect(sum(plan.counts)).toBe(sum(said.counts));
        const isHidden = roles.asksFirst && !said.toPerson;
        const twoCpfs = !isHidden && one.cpf !== null && two.cpf !== null;
        if (isHidden)
          expect(plan.shownFilled.some((field) => field === "cpf" || field === "notes")).toBe(false);
        expect(plan.problems.includes(otherCpf)).toBe(twoCpfs);
        expect(plan.problems).toHaveLength(said.clashes.length + Number(said.notesTooLong) + Number(twoCpfs));
      }),
    );
  });

  test("in words", () => {
    const row = { both: 0, elsewhere: 0, openInCents: 0 };
    expect(rowsInWords({ ...row, kind: "SESSION", count: 12, both: 1 })).toBe(
      "12 aulas, 1 nos dois cadastros",
    );
    expect(rowsInWords({ ...row, kind: "CHARGE", count: 2, openInCents: 18000 }).replace(/\s/g, " ")).toBe(
      "2 cobranças, R$ 180,00 em aberto",
    );
    expect(
      movesInWords([
        { ...row, kind: "ARENA", count: 1, both: 1 },
        { ...row, kind: "MATCH", count: 1 },
      ]),
    ).toEqual(["1 jogo"]);
  });
});
