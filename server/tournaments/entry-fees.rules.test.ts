import { describe, expect, it } from "vitest";
import { formatCents } from "../brazil/money.rules";
import {
  afterLeavingInWords,
  entryRulesInWords,
  freeNumber,
  pricesAfterLeaving,
  computeFee,
  renumbered,
  type FeeTable,
} from "./entry-fees.rules";

const none: FeeTable = {
  secondFeeInCents: null,
  thirdFeeInCents: null,
  furtherFeeInCents: null,
  earlyUntil: null,
  memberFeeInCents: null,
  memberDiscountPercent: null,
};
const plain = (feeInCents: number, earlyFeeInCents: number | null = null) => ({
  feeInCents,
  earlyFeeInCents,
});
const on = (number: number, day = "2026-12-01") => ({ number, day, isMember: false });
const member = (number: number, day = "2026-12-01") => ({ ...on(number, day), isMember: true });

describe("tables of Brazilian regulations", () => {
  it("Guaratinguetá: R$ 70, then R$ 40", () => {
    const table = { ...none, secondFeeInCents: 4000 };
    expect(computeFee(plain(7000), table, on(1))).toEqual({ feeInCents: 7000, reason: null });
    expect(computeFee(plain(7000), table, on(2))).toEqual({
      feeInCents: 4000,
      reason: `2ª categoria: ${formatCents(4000)}`,
    });
    // No price of the third: the category's.
    expect(computeFee(plain(7000), table, on(3))).toEqual({ feeInCents: 7000, reason: null });
  });

  it("Praia Clube Finals: R$ 70 for up to three categories", () => {
    const table = { ...none, secondFeeInCents: 0, thirdFeeInCents: 0 };
    expect([1, 2, 3, 4].map((number) => computeFee(plain(7000), table, on(number)).feeInCents)).toEqual([
      7000, 0, 0, 7000,
    ]);
  });

  it("the price from the fourth on holds for all that follow", () => {
    const table = { ...none, secondFeeInCents: 5000, thirdFeeInCents: 4000, furtherFeeInCents: 3000 };
    expect([1, 2, 3, 4, 7].map((number) => computeFee(plain(9000), table, on(number)).feeInCents)).toEqual([
      9000, 5000, 4000, 3000, 3000,
    ]);
  });
});

describe("the early fee", () => {
  const table = { ...none, earlyUntil: "2026-12-10" };

  it("holds until its last day", () => {
    expect(computeFee(plain(7000, 6000), table, on(1, "2026-12-10"))).toEqual({
      feeInCents: 6000,
      reason: "Preço antecipado até 10/12",
    });
    expect(computeFee(plain(7000, 6000), table, on(1, "2026-12-11"))).toEqual({
      feeInCents: 7000,
      reason: null,
    });
  });

  it("needs a day and a fee, and never costs more", () => {
    expect(computeFee(plain(7000, 6000), none, on(1)).feeInCents).toBe(7000);
    expect(computeFee(plain(7000), table, on(1)).feeInCents).toBe(7000);
    expect(computeFee(plain(5000, 6000), table, on(1))).toEqual({ feeInCents: 5000, reason: null });
  });

  it("gives way to a lower price of the second category, and the other way round", () => {
    expect(computeFee(plain(7000, 6000), { ...table, secondFeeInCents: 4000 }, on(2)).feeInCents).toBe(4000);
    expect(computeFee(plain(7000, 3000), { ...table, secondFeeInCents: 4000 }, on(2))).toEqual({
      feeInCents: 3000,
      reason: "Preço antecipado até 10/12",
    });
  });
});

describe("the price for the arena's own athletes", () => {
  it("is a set price, or a discount on the category's fee rounded half up", () => {
    const set = { ...none, memberFeeInCents: 5000 };
    expect(computeFee(plain(7000), set, member(1))).toEqual({
      feeInCents: 5000,
      reason: `Atleta da arena: ${formatCents(5000)}`,
    });
    const discount = { ...none, memberDiscountPercent: 10 };
    expect(computeFee(plain(7000), discount, member(1))).toEqual({
      feeInCents: 6300,
      reason: "Atleta da arena: 10% de desconto",
    });
    expect([6995, 6994].map((fee) => computeFee(plain(fee), discount, member(1)).feeInCents)).toEqual([
      6296, 6295,
    ]);
    expect(computeFee(plain(7000), { ...none, memberDiscountPercent: 100 }, member(1)).feeInCents).toBe(0);
  });

  it("is not for others", () => {
    for (const table of [
      { ...none, memberFeeInCents: 5000 },
      { ...none, memberDiscountPercent: 10 },
    ])
      expect(computeFee(plain(7000), table, on(1))).toEqual({ feeInCents: 7000, reason: null });
  });

  it("is not added to other prices: the lowest one holds", () => {
    const table = {
      ...none,
      secondFeeInCents: 4000,
      earlyUntil: "2026-12-10",
      memberDiscountPercent: 20,
    };
    expect(computeFee(plain(7000, 6000), table, member(1)).feeInCents).toBe(5600);
    expect(computeFee(plain(7000, 5000), table, member(1))).toEqual({
      feeInCents: 5000,
      reason: "Preço antecipado até 10/12",
    });
    expect(computeFee(plain(7000, 6000), table, member(2))).toEqual({
      feeInCents: 4000,
      reason: `2ª categoria: ${formatCents(4000)}`,
    });
    expect(computeFee(plain(3000), { ...none, memberFeeInCents: 5000 }, member(1))).toEqual({
      feeInCents: 3000,
      reason: null,
    });
  });
});

it("a table price above the category's fee is not charged", () => {
  expect(computeFee(plain(3000), { ...none, secondFeeInCents: 4000 }, on(2))).toEqual({
    feeInCents: 3000,
    reason: null,
  });
  expect(computeFee(plain(0), { ...none, secondFeeInCents: 0 }, on(2))).toEqual({
    feeInCents: 0,
    reason: null,
  });
});

describe("numbers", () => {
  it("gives the lowest free one", () => {
    expect([freeNumber([]), freeNumber([1, 2]), freeNumber([2]), freeNumber([1, 3, 1])]).toEqual([
      1, 3, 1, 2,
    ]);
  });

  it("moves open enrolments up and leaves settled ones", () => {
    expect([
      ...renumbered([
        { id: "paid", number: 2, settled: true },
        { id: "open", number: 3, settled: false },
        { id: "last", number: 4, settled: false },
      ]),
    ]).toEqual([
      ["open", 1],
      ["last", 3],
    ]);
  });
});

describe("leaving a category", () => {
  const table = { ...none, secondFeeInCents: 4000, thirdFeeInCents: 3000 };
  const feeOf = (_row: object, number: number) => computeFee(plain(7000), table, on(number));
  const entry = (id: string, number: number, settled: boolean) => ({ id, number, settled });

  it("reckons an open enrolment again by the number that became free", () => {
    const open = entry("open", 2, false);
    expect(pricesAfterLeaving([open], feeOf)).toEqual({
      changes: [{ row: open, number: 1, fee: { feeInCents: 7000, reason: null } }],
      shortfallInCents: 0,
    });
  });

  it("leaves a paid one, and says by how much it is below the price", () => {
    expect(pricesAfterLeaving([entry("paid", 2, true)], feeOf)).toEqual({
      changes: [],
      shortfallInCents: 3000,
    });
    expect(
      pricesAfterLeaving([entry("paid", 2, true), entry("also paid", 3, true)], feeOf).shortfallInCents,
    ).toBe(4000);
  });

  it("has no difference where an open one takes the free number", () => {
    const { changes, shortfallInCents } = pricesAfterLeaving(
      [entry("paid", 2, true), entry("open", 3, false)],
      feeOf,
    );
    expect(changes.map(({ row, number, fee }) => [row.id, number, fee.feeInCents])).toEqual([
      ["open", 1, 7000],
    ]);
    expect(shortfallInCents).toBe(0);
  });

  it("changes nothing where the last one is left, or all cost the same", () => {
    expect(pricesAfterLeaving([entry("first", 1, true), entry("second", 2, true)], feeOf)).toEqual({
      changes: [],
      shortfallInCents: 0,
    });
    const same = () => ({ feeInCents: 7000, reason: null });
    expect(pricesAfterLeaving([entry("paid", 2, true)], same).shortfallInCents).toBe(0);
  });

  it("is said in a sentence", () => {
    expect(afterLeavingInWords([], 0)).toBeNull();
    expect(afterLeavingInWords([{ name: "Misto C", feeInCents: 7000 }], 3000)).toBe(
      `Misto C passa a custar ${formatCents(7000)}; o que já foi pago pelas outras categorias não muda e fica ${formatCents(3000)} abaixo do preço.`,
    );
  });
});

describe("the rules in words", () => {
  const unlimited = {
    maxCategories: null,
    oneLevelPerGender: false,
    podiumMonths: null,
    podiumMovesUp: false,
  };

  it("says nothing where nothing is set", () => {
    expect(entryRulesInWords({ ...none, ...unlimited }, [plain(7000)])).toEqual([]);
  });

  it("says limits, prices and the early day", () => {
    const rules = {
      maxCategories: 2,
      oneLevelPerGender: true,
      podiumMonths: 12,
      podiumMovesUp: false,
      secondFeeInCents: 4000,
      thirdFeeInCents: 0,
      furtherFeeInCents: null,
      earlyUntil: "2026-12-10",
      memberFeeInCents: null,
      memberDiscountPercent: 10,
    };
    expect(entryRulesInWords(rules, [plain(7000, 6000)])).toEqual([
      "Cada atleta joga no máximo 2 categorias.",
      "Não é permitido jogar dois níveis do mesmo gênero.",
      "Quem subiu ao pódio de um nível nos 12 meses antes do início não joga abaixo dele.",
      `Quem joga mais de uma categoria paga menos: 2ª categoria: ${formatCents(4000)}; 3ª categoria: gratuita.`,
      "Quem se inscreve até 10/12/2026 paga o preço antecipado da categoria.",
      "Atletas da arena têm 10% de desconto no valor da categoria.",
    ]);
    // No category has an early fee: the day alone promises nothing.
    expect(entryRulesInWords(rules, [plain(7000)])).toHaveLength(5);
    const set = { ...none, ...unlimited, memberFeeInCents: 5000 };
    expect(entryRulesInWords(set, [plain(7000)])).toEqual([
      `Atletas da arena pagam ${formatCents(5000)} por categoria.`,
    ]);
    expect(entryRulesInWords({ ...set, memberFeeInCents: 0 }, [plain(7000)])).toEqual([
      "Atletas da arena não pagam inscrição.",
    ]);
    expect(entryRulesInWords(set, [plain(0)])).toEqual([]);
  });
});
