import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../platform/time/calendar-day.rules";
import { keyed, type BankLine } from "./bank-statement.rules";
import { chargeOn } from "./charge.rules";
import { chargeTxid } from "./pix-txid.rules";
import { reconcile, suggestionsFor, type ReconcilableCharge } from "./reconciliation.rules";

const account = "341/1234/56789-0";
const people = ["Eva Lima", "José Gil Souza", "Rui Alves", "Eva Alves"] as const;
const txid = (index: number) => `TXID000${index}`;
const anyCharges: fc.Arbitrary<ReconcilableCharge[]> = fc
  .array(
    fc.record({
      payer: fc.constantFrom(null, ...people),
      amountInCents: fc.constantFrom(9000, 15_000, 15_305),
      dueOn: fc.constantFrom(null, "2026-11-10", "2026-11-11"),
      status: fc.constantFrom("PENDING" as const, "PENDING" as const, "PAID" as const),
    }),
    { maxLength: 5 },
  )
  .map((charges) => charges.map((one, index) => ({ ...one, id: `c${index}`, txids: [txid(index)] })));
const anyLines: fc.Arbitrary<BankLine[]> = fc.array(
  fc.record({
    externalId: fc.constantFrom("N1", "N2"),
    on: fc.nat(3).map((days) => addDays("2026-11-09", days)),
    amountInCents: fc.constantFrom(9000, 15_000, 15_305, -990),
    text: fc
      .tuple(
        fc.constantFrom("PIX", ...people.map((name) => name.toUpperCase())),
        fc.option(fc.nat(4).map(txid)),
      )
      .map(([who, named]) => (named === null ? who : `${who} ${named.toLowerCase()}`)),
  }),
  { maxLength: 8 },
);

describe("for any statement", () => {
  test("no charge is matched by two lines, and no line matches two charges", () => {
    fc.assert(
      fc.property(anyLines, anyCharges, (lines, charges) => {
        const matched = reconcile(keyed(account, lines), charges).filter(
          ({ outcome }) => outcome === "MATCHED",
        );
        const ids = matched.flatMap(({ chargeIds }) => chargeIds);
        expect(ids).toHaveLength(matched.length);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test("a match names the charge by its txid, was open, and paid no centavo more or less than was due", () => {
    fc.assert(
      fc.property(anyLines, anyCharges, (lines, charges) => {
        for (const [index, { outcome, chargeIds }] of reconcile(keyed(account, lines), charges).entries()) {
          if (outcome !== "MATCHED") continue;
          const charge = charges.find(({ id }) => id === chargeIds[0]);
          const line = lines[index];
          if (!charge || !line) throw new Error("both are there");
          expect(line.text.toUpperCase().split(" ")).toContain(charge.txids[0]);
          expect(charge.status).toBe("PENDING");
          const days =
            charge.dueOn === null || line.on <= charge.dueOn
              ? 0
              : Number(line.on.slice(8)) - Number(charge.dueOn.slice(8));
          const late =
            days === 0
              ? 0
              : Math.floor(charge.amountInCents / 50) + Math.floor((charge.amountInCents * days) / 3000);
          expect(line.amountInCents).toBe(charge.amountInCents + late);
        }
      }),
    );
  });

  test("the amount due on a day equals that of the charge rules", () => {
    const anyCharge = fc.record({
      amountInCents: fc.integer({ min: 1, max: 100_000 }),
      dueOn: fc.option(fc.nat(60).map((days) => addDays("2026-10-20", days))),
    });
    fc.assert(
      fc.property(anyCharge, fc.nat(90), (terms, days) => {
        const on = addDays("2026-10-20", days);
        const { principalOpen, fineOpen, interestOpen } = chargeOn(terms, [], on);
        const due = principalOpen + fineOpen + interestOpen;
        const line = { externalId: "N1", on, amountInCents: due, text: "PIX ABC1" };
        const charge = { ...terms, id: "c", payer: null, txids: ["ABC1"], status: "PENDING" as const };
        expect(reconcile(keyed(account, [line]), [charge])[0]?.outcome).toBe("MATCHED");
        const other = { ...line, text: "PIX" };
        expect(reconcile(keyed(account, [other]), [charge])[0]?.reason).toBe("AMOUNT");
      }),
    );
  });

  test("imported lines are not imported again, regardless of later ones", () => {
    fc.assert(
      fc.property(anyLines, anyCharges, (lines, charges) => {
        const known = keyed(account, lines);
        const again = reconcile(
          known,
          charges,
          known.map(({ key }) => key),
        );
        expect(again.every(({ outcome }) => outcome === "ALREADY_IMPORTED")).toBe(true);
      }),
    );
  });

  test("suggests at most five charges, each with a reason, including those that reconciling matched", () => {
    fc.assert(
      fc.property(anyLines, anyCharges, (lines, charges) => {
        const reconciled = reconcile(keyed(account, lines), charges);
        const matched = reconciled.flatMap(({ outcome, chargeIds }) =>
          outcome === "MATCHED" ? chargeIds : [],
        );
        const left = charges.filter(({ id }) => !matched.includes(id));
        for (const [index, one] of reconciled.entries()) {
          const line = lines[index];
          if (!line || line.amountInCents <= 0) continue;
          const suggestions = suggestionsFor(line, left);
          expect(suggestions.length).toBeLessThanOrEqual(5);
          expect(suggestions.every(({ words }) => words !== "")).toBe(true);
          // Looking many up finds what looking at each of them does.
          const alone = left.flatMap((charge) => suggestionsFor(line, [charge]));
          expect(suggestions).toHaveLength(Math.min(5, alone.length));
          expect(alone).toEqual(expect.arrayContaining(suggestions));
          const [chosen] = one.chargeIds;
          if (one.outcome === "SUGGESTED" && left.some(({ id }) => id === chosen))
            expect(suggestions.map(({ chargeId }) => chargeId)).toContain(chosen);
        }
      }),
    );
  });
});

describe("what a person chooses from", () => {
  const line: BankLine = { externalId: "N1", on: "2026-11-11", amountInCents: 15_000, text: "PIX EVA LIMA" };
  const charge = (id: string, more: Partial<ReconcilableCharge>): ReconcilableCharge => ({
    id,
    payer: null,
    txids: [],
    amountInCents: 15_000,
    dueOn: "2026-11-20",
    status: "PENDING",
    ...more,
  });

  test("the likeliest first, each with its reason", () => {
    const id = "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5a6b";
    const named = { ...line, text: `PIX ${chargeTxid(id)} EVA LIMA` };
    const late = { dueOn: "2026-11-10" };
    const charges = [
      charge("name", { payer: "Eva Lima", amountInCents: 20_000 }),
      charge("late-amount", late),
      charge("amount", {}),
      charge("both-but-late", { payer: "Eva Lima", ...late }),
      charge("both", { payer: "Éva de Lima" }),
      charge("over", { txids: [chargeTxid(id)], status: "PAID" }),
      charge("other", { amountInCents: 1 }),
    ];
    expect(suggestionsFor(named, charges)).toEqual([
      { chargeId: "over", words: "O código é desta cobrança, que já foi encerrada" },
      { chargeId: "both", words: "Mesmo valor e mesmo nome" },
      { chargeId: "both-but-late", words: "Mesmo nome e o valor sem multa e juros", withoutLate: true },
      { chargeId: "amount", words: "Mesmo valor, vence em 20/11/2026" },
      { chargeId: "late-amount", words: "O valor sem multa e juros", withoutLate: true },
    ]);
    expect(suggestionsFor(line, charges.slice(0, 1))).toEqual([
      { chargeId: "name", words: "Mesmo nome, mas faltam R$\u00a050,00" },
    ]);
  });

  test("a code with too much or too little says by how much", () => {
    const words = (amountInCents: number) =>
      suggestionsFor({ ...line, text: "pix qrs abc1", amountInCents }, [charge("c", { txids: ["ABC1"] })])[0]
        ?.words;
    expect(words(14_000)).toBe("O código é desta cobrança, mas faltam R$\u00a010,00");
    expect(words(16_000)).toBe("O código é desta cobrança, mas sobram R$\u00a010,00");
    expect(words(15_000)).toBe("O código é desta cobrança");
  });

  test("a partly paid charge is matched by the remaining amount", () => {
    const part = charge("c", {
      txids: ["ABC1"],
      events: [{ kind: "PAYMENT", id: "p1", on: "2026-11-05", cents: 5000 }],
    });
    const rest = { ...line, text: "PIX ABC1", amountInCents: 10_000 };
    expect(
      reconcile(keyed(account, [rest, rest]), [part]).map(({ outcome, reason }) => [outcome, reason]),
    ).toEqual([
      ["MATCHED", "TXID"],
      ["SUGGESTED", "NOT_OPEN"],
    ]);
  });

  test("two codes in one text are for a person to part", () => {
    const two = { ...line, text: "PIX ABC1 ABC2" };
    const charges = [charge("b", { txids: ["ABC1"] }), charge("a", { txids: ["ABC2"] })];
    expect(reconcile(keyed(account, [two]), charges)[0]).toMatchObject({
      outcome: "AMBIGUOUS",
      chargeIds: ["a", "b"],
    });
  });
});
