import { describe, expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.rules";
import { passwordSchema } from "./password.rules";
import { signInSchema, signUpArenaFormSchema, signUpArenaSchema } from "./sign-up.rules";

const arena = {
  arenaName: "Arena Praia 10",
  cnpj: "12.abc.345/01de-35",
  fullAddress: "Av. Atlântica, 1000 – Rio de Janeiro",
  email: "Gestor@Arena.com.br",
  contactPhone: "(21) 98765-4321",
  responsibleName: "José D Ávila",
  password: "Areia&Sol7",
};

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];

describe("an arena signs up", () => {
  test("with its CNPJ kept unmasked and the e-mail in lower case", () => {
    expect(signUpArenaSchema.parse(arena)).toEqual({
      ...arena,
      cnpj: "12ABC34501DE35",
      email: "gestor@arena.com.br",
    });
    expect(signUpArenaSchema.parse({ ...arena, contactPhone: "" }).contactPhone).toBeNull();
  });

  test.each<[keyof typeof arena, unknown, string]>([
    ["arenaName", "A", "Nome da arena deve ter pelo menos 2 caracteres"],
    ["arenaName", "A".repeat(101), "Nome da arena deve ter no máximo 100 caracteres"],
    ["cnpj", "", "CNPJ é obrigatório"],
    ["cnpj", undefined, "CNPJ é obrigatório"],
    ["cnpj", "11.222.333/0001-80", "CNPJ inválido"],
    ["cnpj", "11.222.333/0001-8", "CNPJ deve ter 14 dígitos"],
    ["cnpj", "11.222.333/0001-811", "CNPJ não pode ter mais de 14 dígitos"],
    ["cnpj", ".-/", "CNPJ é obrigatório"],
    ["fullAddress", "Rua Um, 1", "Endereço deve ter pelo menos 10 caracteres"],
    ["fullAddress", "R".repeat(201), "Endereço deve ter no máximo 200 caracteres"],
    ["email", "", "Email inválido"],
    ["email", undefined, "Email inválido"],
    ["email", "gestor@arena", "Email inválido"],
    ["email", `${"a".repeat(243)}@arena.com.br`, "Email inválido"],
    ["contactPhone", "1".repeat(21), "Telefone deve ter no máximo 20 caracteres"],
    ["responsibleName", " J ", "Nome deve ter pelo menos 2 caracteres"],
    ["responsibleName", "J".repeat(101), "Nome deve ter no máximo 100 caracteres"],
    ["responsibleName", "José 2º", "Nome deve conter apenas letras e espaços"],
    ["password", "Areia&7", "Senha deve ter pelo menos 8 caracteres"],
  ])("not with %s %j: %s", (field, value, message) => {
    expect(issuesOf(signUpArenaSchema.safeParse({ ...arena, [field]: value }))).toEqual([[field, message]]);
  });

  test("the limits themselves are allowed", () => {
    const atTheLimit = {
      arenaName: "A".repeat(100),
      fullAddress: "R".repeat(200),
      email: `${"a".repeat(242)}@arena.com.br`,
      responsibleName: "Zé",
    };
    expect(issuesOf(signUpArenaSchema.safeParse({ ...arena, ...atTheLimit }))).toEqual([]);
  });

  test("the form asks for the password twice, and says so along with any other mistake", () => {
    const mismatch = ["confirmPassword", "Senhas não coincidem"];
    expect(issuesOf(signUpArenaFormSchema.safeParse({ ...arena, confirmPassword: arena.password }))).toEqual(
      [],
    );
    expect(issuesOf(signUpArenaFormSchema.safeParse({ ...arena, confirmPassword: "Areia&Sol8" }))).toEqual([
      mismatch,
    ]);
    expect(issuesOf(signUpArenaFormSchema.safeParse({ ...arena, email: "x", confirmPassword: "" }))).toEqual([
      ["email", "Email inválido"],
      mismatch,
    ]);
    expect(signUpArenaFormSchema.safeParse(null).success).toBe(false);
  });
});

describe("a new password", () => {
  const messagesOf = (password: string) =>
    issuesOf(passwordSchema.safeParse(password)).map(([, message]) => message);

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
    ["Areia\0Sol7", ["Texto contém caracteres inválidos"]],
    ["Senha123", ["Escolha uma senha menos comum"]],
    ["sEnHa123", ["Escolha uma senha menos comum"]],
  ])("%j: %j", (password, messages) => {
    expect(messagesOf(password)).toEqual(messages);
  });

  test("is hashed as typed, spaces and brackets included", () => {
    expect(passwordSchema.parse(" <Areia> 7 ")).toBe(" <Areia> 7 ");
  });

  test("every listed common password is one that the other rules would let pass", () => {
    expect(commonPasswords.size).toBeGreaterThan(100);
    for (const common of commonPasswords) expect(common).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{8,}$/);
  });
});

test("signing in needs an e-mail and any password", () => {
  expect(signInSchema.parse({ email: " Ana@Praia.com ", password: "x" })).toEqual({
    email: "ana@praia.com",
    password: "x",
  });
  expect(issuesOf(signInSchema.safeParse({ email: "ana", password: "" }))).toEqual([
    ["email", "Email inválido"],
    ["password", "Senha é obrigatória"],
  ]);
});
