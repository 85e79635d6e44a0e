import { describe, expect, test } from "vitest";
import { commonPasswords, passwordSchema, repeatedPassword, typedPassword } from "./password.rules";

describe("a new password", () => {
  const messagesOf = (password: string) =>
    passwordSchema.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

  test.each([
    ["Areia&Sol7", []],
    ["  Areia 7 ", []],
    ["ÉpocaDe1", []],
    ["Aa1" + "x".repeat(125), []],
    ["Aa1" + "x".repeat(126), ["Senha deve ter no máximo 128 caracteres"]],
    ["Areia&7", ["Senha deve ter pelo menos 8 caracteres"]],
    ["areia&sol7", ["Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número"]],
    ["AREIA&SOL7", ["Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número"]],
    ["Areia&Sol", ["Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número"]],
    ["Areia\0\u202eS7", ["Senha deve ter pelo menos 8 caracteres"]],
    ["Senha123", ["Escolha uma senha menos comum"]],
    ["sEnHa123", ["Escolha uma senha menos comum"]],
  ])("%j: %j", (password, messages) => {
    expect(messagesOf(password)).toEqual(messages);
  });

  test("is hashed as typed, spaces and brackets included", () => {
    expect(passwordSchema.parse(" <Areia> 7 ")).toBe(" <Areia> 7 ");
  });

  test("ignores invisible characters alike where it is set, repeated and checked", () => {
    for (const field of [passwordSchema, repeatedPassword(), typedPassword])
      expect(field.parse("\u200eAreia\0Sol7e\u0301")).toBe("AreiaSol7é");
    expect(typedPassword.safeParse("\u200b").error?.issues[0]?.message).toBe("Senha é obrigatória");
  });

  test("every listed common password is one that the other rules would let pass", () => {
    expect(commonPasswords.size).toBeGreaterThan(100);
    for (const common of commonPasswords) expect(common).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{8,}$/);
  });
});
