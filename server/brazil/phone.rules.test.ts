import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionalPhone } from "./input-fields.rules";
import { formatPhone, normalisePhone } from "./phone.rules";

describe("phone", () => {
  test.each([
    ["(11) 98765-4321", "11987654321", "(11) 98765-4321"],
    ["11987654321", "11987654321", "(11) 98765-4321"],
    ["+55 11 98765-4321", "11987654321", "(11) 98765-4321"],
    ["5511987654321", "11987654321", "(11) 98765-4321"],
    ["11 3456 7890", "1134567890", "(11) 3456-7890"],
    ["(55) 99123-4567", "55991234567", "(55) 99123-4567"],
    ["(55) 99323-45678", "559932345678", "(55) 99323-45678"],
    ["+351 912 345 678", "+351912345678", "+351 912 345 678"],
    ["190", "190", "190"],
    ["", "", ""],
  ])("%j dials %j and shows %j", (typed, dialled, shown) => {
    expect(normalisePhone(typed)).toBe(dialled);
    expect(formatPhone(typed)).toBe(shown);
  });

  test("showing changes no digit of a Brazilian number", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9][1-9]9?[2-9]\d{7}$/),
        (phone) => normalisePhone(formatPhone(phone)) === phone,
      ),
    );
  });

  test("may be left out", () => {
    for (const nothing of [undefined, null, "", "  "]) expect(optionalPhone.parse(nothing)).toBeNull();
  });

  test("takes at most 20 digits, spaces, parentheses, hyphens and pluses", () => {
    expect(optionalPhone.parse(" +55 (11) 98765-4321 ")).toBe("+55 (11) 98765-4321");
    const messageOf = (phone: string) =>
      optionalPhone.safeParse(phone).error?.issues.map((issue) => issue.message);
    expect(messageOf("+  351 (912) 345-678")).toBeUndefined();
    expect(messageOf("1".repeat(21))).toEqual(["Telefone deve ter no máximo 20 caracteres"]);
    for (const wrong of ["11 98765.4321", "ramal 12", "11\t98765"]) {
      expect(messageOf(wrong)).toEqual([
        "Telefone deve conter apenas números, espaços, parênteses, hífen e +",
      ]);
    }
    for (const part of ["4899", "99999-8888", "+55 48", "+55 48 9999", "+55 48 9999-888", "+351"])
      expect(messageOf(part)).toEqual(["Telefone incompleto: informe o DDD e o número"]);
    for (const long of ["4899999888877", "(48) 99999-88887", "(55) 99323-45678", "+55 48 99999-88887"])
      expect(messageOf(long)).toEqual(["Telefone com dígitos a mais: confira o DDD e o número"]);
    for (const whole of ["+55 48 99999-8888", "5548999998888", "+1 212 555 0123"])
      expect(messageOf(whole)).toBeUndefined();
    for (const nobodys of [
      "(00) 99999-8888",
      "(23) 99999-8888",
      "(48) 9999-8888",
      "(48) 89999-8888",
      "0".repeat(11),
    ])
      expect(messageOf(nobodys)).toEqual(["Telefone inválido: confira o DDD e o número"]);
    expect(messageOf("(48) 3333-8888")).toBeUndefined();
  });
});
