import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeRemittance } from "./remittance.rules";
import { largestReturn, readReturnFile, returnProblem } from "./return-file.rules";
import { account, bytesOf, charge, file, returnOf, sample, sampleBytes } from "../../../tests/support/cnab";

describe("a file that the bank sends back", () => {
  test("contains the outcome and the reason for each charge", () => {
    const result = readReturnFile(sampleBytes);
    if ("problem" in result) throw new Error(result.problem);
    const { charges, ...about } = result.file;
    expect(about).toEqual({
      bank: "001",
      agreement: "003294860001417019",
      fileNumber: 257,
      writtenOn: "2026-11-12",
      paidInCents: 24_305,
    });
    expect(charges.map(({ kind, words, paidInCents }) => [kind, words, paidInCents])).toEqual([
      ["REGISTERED", "registrado: quem paga recebe pelo DDA", 0],
      ["REFUSED", "recusado: CEP inválido, CPF ou CNPJ de quem paga inválido", 0],
      ["PAID", "pago: pela internet", 15_305],
      ["PAID", "pago depois da baixa ou sem registro: compensação eletrônica", 9000],
      ["TAKEN_OUT", "baixado: fim do prazo da arena", 0],
      ["OTHER", "tarifa cobrada: código 13", 0],
    ]);
    expect(charges[2]).toEqual({
      key: "001|32948600000000003|06|2026-11-11|15305|33|1",
      kind: "PAID",
      movement: "06",
      words: "pago: pela internet",
      ourNumber: "32948600000000003",
      companyId: "03CZ7IFWVEZ3T8WV0IXLA2VKZ",
      chargeId: "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5a63",
      amountInCents: 15_000,
      dueOn: "2026-11-10",
      paidInCents: 15_305,
      lateInCents: 305,
      discountInCents: 0,
      feeInCents: 350,
      creditedInCents: 14_955,
      creditedOn: "2026-11-12",
      occurredOn: "2026-11-11",
    });
  });

  test("keys are unique, even if one charge is paid twice on one day", () => {
    const once = { ourNumber: "1", companyId: "", amountInCents: 100, dueOn: "2026-11-10", paid: 100 };
    const result = readReturnFile(returnOf([once, once]));
    if ("problem" in result) throw new Error(result.problem);
    expect(new Set(result.file.charges.map(({ key }) => key)).size).toBe(2);
  });

  test("a reason code with another meaning at this bank gets the bank's text", () => {
    const refused = sample.map((line) => line.replace("48 46", "52").replace("4846", "52  "));
    expect(readReturnFile(bytesOf(refused))).toMatchObject({
      file: { charges: [{}, { words: "recusado: título já pago na carteira 17" }, {}, {}, {}, {}] },
    });
  });

  test("non-ASCII characters do not shift positions", () => {
    const named = sample.map((line) => line.replace("ARENA PRAIA AZUL", "ARENA AÇAÍ ÀZUL "));
    expect(readReturnFile(bytesOf(named))).toEqual(readReturnFile(sampleBytes));
  });

  test("with any line missing, twice, or cut short it is refused", () => {
    for (const index of sample.keys()) {
      const without = sample.filter((_line, at) => at !== index);
      const twice = sample.flatMap((line, at) => (at === index ? [line, line] : [line]));
      const short = sample.map((line, at) => (at === index ? line.slice(0, 200) : line));
      for (const lines of [without, twice, short])
        expect(readReturnFile(bytesOf(lines))).toHaveProperty("problem");
    }
  });

  test.each([
    ["an empty file", "", returnProblem.noReturn],
    ["a statement", "OFXHEADER:100\r\n<OFX></OFX>", returnProblem.noReturn],
    ["the shorter form of a file", "0".repeat(400), returnProblem.noReturn],
    ["what we sent", writeRemittance(account, [charge], file).text, returnProblem.remittance],
    ["another bank's", sample.map((line) => `756${line.slice(3)}\r\n`).join(""), returnProblem.bank],
    [
      "a lot that never ends",
      sample
        .slice(0, -2)
        .concat(sample.at(-1) ?? "")
        .join("\r\n"),
      returnProblem.broken,
    ],
  ])("%s is refused in one sentence", (_what, text, problem) => {
    expect(readReturnFile(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toEqual({ problem });
  });

  test("and so is one that is too large, and anything else", () => {
    expect(readReturnFile(new Uint8Array(largestReturn + 1))).toEqual({ problem: returnProblem.tooLarge });
    fc.assert(
      fc.property(
        fc.nat(sample.length - 1),
        fc.nat(239),
        fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }),
        (at, place, sign) => {
          const changed = sample.map((line, index) =>
            index === at ? line.slice(0, place) + sign + line.slice(place + 1) : line,
          );
          const result = readReturnFile(bytesOf(changed));
          if ("problem" in result) expect(Object.values(returnProblem)).toContain(result.problem);
        },
      ),
    );
  });
});
