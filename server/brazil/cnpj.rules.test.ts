import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/cpf-cnpj-vectors.json";
import { checkDigit, cnpjProblem, formatCnpj, isValidCnpj, normaliseCnpj } from "./cpf-cnpj.rules";

describe("CNPJ", () => {
  test.each(vectors.cnpj_valid)("$value is valid, masked or not ($kind: $note)", ({ value, masked }) => {
    expect(isValidCnpj(value)).toBe(true);
    expect(isValidCnpj(masked.toLowerCase())).toBe(true);
    expect(formatCnpj(value)).toBe(masked);
    expect(normaliseCnpj(masked)).toBe(value);
    expect(cnpjProblem(masked)).toBeNull();
  });

  test.each(vectors.cnpj_invalid)("$value is not valid: $reason", ({ value }) => {
    expect(isValidCnpj(value)).toBe(false);
  });

  test.each(vectors.cnpj_normalise)("$input is kept as $canonical", ({ input, canonical }) => {
    expect(normaliseCnpj(input)).toBe(canonical);
  });

  test("the official example, digit by digit", () => {
    const { base, weights_dv1, weights_dv2, dv1, dv2 } = vectors.cnpj_worked_example;
    expect(checkDigit(base, weights_dv1)).toBe(dv1);
    expect(checkDigit(`${base}${dv1}`, weights_dv2)).toBe(dv2);
  });

  test("an invalid character is not dropped, which could produce another valid number", () => {
    for (const foreign of ["_", "Á", "ı", "ſ", "*", "\0"]) {
      expect(isValidCnpj(`12${foreign}ABC34501DE35`)).toBe(false);
      expect(isValidCnpj(`12ABC34501D${foreign}35`)).toBe(false);
    }
  });

  test.each(["11 222 333 0001 81", "11.222.333 / 0001 - 81", "11222333/0001-81", " 12.abc.345/01de-35\t"])(
    "%j is one: the marks are in their places",
    (input) => {
      expect(isValidCnpj(input)).toBe(true);
      expect(cnpjProblem(input)).toBeNull();
    },
  );

  test.each(["1122.2333/0001-81", "11/222/333.0001-81", "11..222.333/0001-81", "11.222.333/0001-8-1"])(
    "%j is none, although its characters are a CNPJ's",
    (input) => {
      expect(isValidCnpj(input)).toBe(false);
      expect(cnpjProblem(input)).toBe("CNPJ inválido");
    },
  );

  test("exactly one pair of check digits completes twelve characters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][A-Z0-9]{11}$/), (base) => {
        const completed = Array.from({ length: 100 }, (_, check) => base + String(check).padStart(2, "0"));
        expect(completed.filter(isValidCnpj)).toHaveLength(1);
      }),
    );
  });

  test("the mask loses no character", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,14}$/), (cnpj) => normaliseCnpj(formatCnpj(cnpj)) === cnpj),
    );
  });

  test.each([
    ["", null],
    [" ./-", null],
    ["11.222", "CNPJ deve ter 14 dígitos"],
    ["112223330001811", "CNPJ não pode ter mais de 14 dígitos"],
    ["11.222.333/0001-80", "CNPJ inválido"],
    ["00.000.000/0000-00", "CNPJ inválido"],
  ])("while typing %j the message is %j", (input, message) => {
    expect(cnpjProblem(input)).toBe(message);
  });
});
