import { expect, test } from "vitest";
import { pixKeyProblem, readPixKey } from "./pix-key.rules";
import { optionalPixKey } from "./pix.rules";

test.each([
  ["529.982.247-25", "CPF", "52998224725"],
  ["52998224725", "CPF", "52998224725"],
  ["11.222.333/0001-81", "CNPJ", "11222333000181"],
  ["12.abc.345/01de-35", "CNPJ", "12ABC34501DE35"],
  [" Financeiro@Arena.com.br ", "EMAIL", "financeiro@arena.com.br"],
  ["(11) 98765-4321", "PHONE", "+5511987654321"],
  ["+55 11 98765-4321", "PHONE", "+5511987654321"],
  ["11 98765 4321", "PHONE", "+5511987654321"],
  ["5511987654321", "PHONE", "+5511987654321"],
  ["123E4567-E12B-12D1-A456-426655440000", "RANDOM", "123e4567-e12b-12d1-a456-426655440000"],
])("%s is a %s", (typed, kind, key) => {
  expect(readPixKey(typed)).toEqual({ kind, key });
  expect(pixKeyProblem(typed)).toBeNull();
  expect(optionalPixKey.parse(typed)).toBe(key);
});

test.each([
  ["529.982.247-26", "Chave Pix inválida: confira os dígitos do CPF ou do celular"],
  ["11.222.333/0001-82", "Chave Pix inválida: confira os dígitos do CNPJ"],
  ["financeiro@", "Chave Pix inválida: confira o e-mail"],
  ["+351 912 345 678", "Chave Pix inválida: informe o celular com DDD, como +55 11 98765-4321"],
  ["(11) 3456-7890", "Chave Pix inválida: informe o celular com DDD, como +55 11 98765-4321"],
  ["minha chave", "Chave Pix inválida: informe CPF, CNPJ, e-mail, celular ou chave aleatória"],
])("%s is none: %s", (typed, message) => {
  expect(readPixKey(typed)).toBeNull();
  expect(pixKeyProblem(typed)).toBe(message);
  expect(optionalPixKey.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test("none has to be given, and eleven digits that are a CPF are one unless their shape says otherwise", () => {
  expect(optionalPixKey.parse("  ")).toBeNull();
  const both = "11966443307"; // a CPF, and a mobile phone of São Paulo
  expect(readPixKey(both)?.kind).toBe("CPF");
  expect(readPixKey(`+55${both}`)?.kind).toBe("PHONE");
  expect(readPixKey("11 96644 3307")?.kind).toBe("PHONE");
  expect(readPixKey("119.664.433-07")?.kind).toBe("CPF");
});
