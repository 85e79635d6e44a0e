import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/boleto-vectors.json";
import { addDays, daysUntil } from "../platform/time/calendar-day.rules";
import {
  barcodeOf,
  barcodeOfLine,
  boletoFault,
  boletoProblem,
  dayOfFactor,
  daysOfFactor,
  dueFactorOf,
  formatLine,
  lineOf,
  mod11,
  readBarcode,
  readBoleto,
} from "./boleto.rules";

describe("as published and as worked out", () => {
  test.each(vectors.valid)("$source: $linha47", (one) => {
    const boleto = {
      bank: one.bank,
      dueFactor: String(one.factor),
      amountInCents: one.amount_cents,
      freeField: one.campo_livre,
    };
    expect(dueFactorOf(one.due_date)).toBe(boleto.dueFactor);
    expect(barcodeOf(boleto)).toBe(one.barcode44);
    expect(readBarcode(one.barcode44)).toEqual(boleto);
    expect(lineOf(one.barcode44)).toBe(one.linha47);
    expect(barcodeOfLine(one.linha47)).toBe(one.barcode44);
    expect(formatLine(one.linha47)).toBe(one.linha_formatada);
    for (const typed of [one.linha47, one.linha_formatada, ` ${one.barcode44} `]) {
      expect(readBoleto(typed)).toBe(one.barcode44);
      expect(boletoProblem(typed)).toBeNull();
    }
    expect(dayOfFactor(boleto.dueFactor, one.due_date)).toBe(one.due_date);
  });

  test.each(vectors.invalid)("$reason is none", ({ linha47, first_failure }) => {
    expect(boletoFault(linha47)).toBe(first_failure.toUpperCase());
    expect(readBoleto(linha47)).toBeNull();
    expect(boletoProblem(linha47)).not.toBeNull();
  });

  test.each(vectors.factor)("$due_date has the factor $factor", ({ due_date, factor }) => {
    expect(dueFactorOf(due_date)).toBe(String(factor));
    expect(daysOfFactor(String(factor))).toContain(due_date);
  });

  test.each(vectors.factor_decode)("$factor, read on $reference_date", (one) => {
    const factor = String(one.factor);
    expect(daysOfFactor(factor)).toEqual(one.candidates);
    expect(dayOfFactor(factor, one.reference_date)).toBe(one.due_date_window_minus3000_plus5500);
    const nearest = one.candidates.toSorted(
      (a, b) => Math.abs(daysUntil(a, one.reference_date)) - Math.abs(daysUntil(b, one.reference_date)),
    );
    expect(nearest[0]).toBe(one.due_date_nearest);
    expect(dayOfFactor(factor, one.reference_date)).toBe(one.due_date_nearest);
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const anyDay = fc.nat(26_999).map((days) => addDays("2000-07-03", days));
const anyBoleto = fc.record({
  bank: digits(3).filter((bank) => !bank.startsWith("8")),
  dueFactor: fc.option(anyDay).map(dueFactorOf),
  amountInCents: fc.nat(9_999_999_999),
  freeField: digits(25),
});

describe("any boleto", () => {
  test("is read back from its barcode and from its line", () => {
    fc.assert(
      fc.property(anyBoleto, (boleto) => {
        const barcode = barcodeOf(boleto);
        const line = lineOf(barcode);
        expect(barcode).toMatch(/^\d{44}$/);
        expect(line).toMatch(/^\d{47}$/);
        expect(readBoleto(formatLine(line))).toBe(barcode);
        expect(readBarcode(barcode)).toEqual(boleto);
      }),
    );
  });

  test("is none with one digit of its line changed", () => {
    fc.assert(
      fc.property(anyBoleto, fc.nat(46), fc.integer({ min: 1, max: 9 }), (boleto, at, change) => {
        const line = lineOf(barcodeOf(boleto));
        // Day and amount stand only behind the general check digit, and three remainders of it are written as 1.
        fc.pre(at <= 32 || line[32] !== "1");
        const wrong = (Number(line[at]) + change) % 10;
        const mistyped = line.slice(0, at) + wrong + line.slice(at + 1);
        expect(readBoleto(mistyped)).toBeNull();
      }),
    );
  });

  test("has a factor from which its day is known again", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3000, max: 5500 }), (day, ahead) => {
        const factor = dueFactorOf(day);
        expect(factor).toMatch(/^[1-9]\d{3}$/);
        expect(dayOfFactor(factor, addDays(day, -ahead))).toBe(day);
      }),
    );
  });
});

test.each([
  ["", null],
  ["00190.0000", "Faltam 38 números: a linha do boleto tem 47"],
  ["0019000009011497186016852452211467586000010265", "Falta 1 número: a linha do boleto tem 47"],
  ["001900000901149718601685245221146758600001026560", "Sobra 1 número: a linha do boleto tem 47"],
  ["00190.00009 01149.718601 68524.522114 7 75860000102656", "Código do boleto inválido: confira os números"],
  ["00190.00009 0114a", "O código do boleto tem só números"],
  [
    "846700000017 435900240209 024050002435 842210108119",
    "Este código é de conta ou imposto, não de boleto bancário",
  ],
])("while typing %j the message is %j", (typed, message) => {
  expect(boletoProblem(typed)).toBe(message);
});

test("one without a day has no day, and one in another currency is none", () => {
  expect(dueFactorOf(null)).toBe("0000");
  expect(dayOfFactor("0000", "2026-11-20")).toBeNull();
  expect(() => dueFactorOf("2000-07-02")).toThrow(RangeError);
  const rest = `1636${"0".repeat(35)}`;
  expect(boletoFault(`0018${mod11(`0018${rest}`)}${rest}`)).toBe("CURRENCY");
});

test.each([
  { bank: "1", dueFactor: "1000", amountInCents: 1, freeField: "0".repeat(25) },
  { bank: "001", dueFactor: "999", amountInCents: 1, freeField: "0".repeat(25) },
  { bank: "001", dueFactor: "1000", amountInCents: 10_000_000_000, freeField: "0".repeat(25) },
  { bank: "001", dueFactor: "1000", amountInCents: 0.5, freeField: "0".repeat(25) },
  { bank: "001", dueFactor: "1000", amountInCents: 1, freeField: "0".repeat(24) },
])("no boleto has $bank, $dueFactor, $amountInCents", (boleto) => {
  expect(() => barcodeOf(boleto)).toThrow(RangeError);
});
