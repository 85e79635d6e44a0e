import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/cpf-cnpj-vectors.json";
import { cpfProblem, formatCpf, isValidCpf, normaliseCpf } from "./cpf-cnpj.rules";
import { optionalCpf } from "./input-fields.rules";

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe("CPF", () => {
  test.each(vectors.cpf_valid)("$value is valid, masked or not ($note)", ({ value, masked }) => {
    expect(isValidCpf(value)).toBe(true);
    expect(isValidCpf(masked)).toBe(true);
    expect(formatCpf(value)).toBe(masked);
    expect(normaliseCpf(masked)).toBe(value);
    expect(cpfProblem(masked)).toBeNull();
  });

  test.each(vectors.cpf_invalid)("$value is not valid: $reason", ({ value }) => {
    expect(isValidCpf(value)).toBe(false);
  });

  test.each(vectors.cpf_normalise)("$input is kept as $canonical", ({ input, canonical }) => {
    expect(normaliseCpf(input)).toBe(canonical);
  });

  test.each([
    "529.982.247-25",
    "529 982 247 25",
    " 529.982.247-25\n",
    "529.982.247 - 25",
    "529982247-25",
    "529.982.24725",
    "529.982.247\u00a025",
  ])("%j is one: the marks are in their places", (input) => {
    expect(isValidCpf(input)).toBe(true);
    expect(cpfProblem(input)).toBeNull();
    expect(normaliseCpf(input)).toBe("52998224725");
  });

  test.each([
    "abc52998224725",
    "529.982.247-25x",
    "CPF 529.982.247-25",
    "5-2-9-9-8-2-2-4-7-2-5",
    "52.998.224-725",
    "529-982-247.25",
    "529..982.247-25",
    "529.982.247--25",
    "529.982.247-25.",
    "５２９.982.247-25",
    "+52998224725",
  ])("%j is none, although its digits are a CPF's", (input) => {
    expect(isValidCpf(input)).toBe(false);
    expect(cpfProblem(input)).not.toBeNull();
    expect(optionalCpf.safeParse(input).success).toBe(false);
  });

  test("one that may be left out is kept as its digits", () => {
    expect(optionalCpf.parse(" 529.982.247-25 ")).toBe("52998224725");
    expect(optionalCpf.parse("  ")).toBeNull();
  });

  test("exactly one pair of check digits completes nine digits, none when all eleven come out the same", () => {
    fc.assert(
      fc.property(digits(9), (base) => {
        const completed = Array.from({ length: 100 }, (_, check) => base + String(check).padStart(2, "0"));
        expect(completed.filter(isValidCpf)).toHaveLength(/^(\d)\1*$/.test(base) ? 0 : 1);
      }),
    );
  });

  test("changing one digit always shows", () => {
    const cpf = "52998224725";
    for (let place = 0; place < cpf.length; place++) {
      for (const digit of "0123456789".replace(cpf.charAt(place), "")) {
        expect(isValidCpf(cpf.slice(0, place) + digit + cpf.slice(place + 1))).toBe(false);
      }
    }
  });

  test("the mask grows while typing and loses no digit", () => {
    expect(["5", "529", "5299", "5299822", "5299822472"].map(formatCpf)).toEqual([
      "5",
      "529",
      "529.9",
      "529.982.2",
      "529.982.247-2",
    ]);
    fc.assert(fc.property(digits(11), (cpf) => normaliseCpf(formatCpf(cpf)) === cpf));
  });

  test.each([
    ["", null],
    ["  ", null],
    ["529", "CPF deve ter 11 dígitos"],
    ["abc", "CPF deve ter 11 dígitos"],
    ["529982247250", "CPF não pode ter mais de 11 dígitos"],
    ["abc52998224725", "CPF inválido"],
    ["529.982.247-24", "CPF inválido"],
    ["111.111.111-11", "CPF inválido"],
  ])("while typing %j the message is %j", (input, message) => {
    expect(cpfProblem(input)).toBe(message);
  });
});
