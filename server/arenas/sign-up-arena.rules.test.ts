import { describe, expect, test } from "vitest";
import { signUpArenaFormSchema, signUpArenaSchema } from "./sign-up-arena.rules";

const arena = {
  arenaName: "Arena Praia 10",
  cnpj: "12.abc.345/01de-35",
  fullAddress: "Av. Atlântica, 1000 – Rio de Janeiro",
  email: "Gestor@Arena.com.br",
  contactPhone: "(21) 98765-4321",
  responsibleName: "José D'Ávila Jr.",
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
    ["cnpj", "1122.2333/0001-81", "CNPJ inválido"],
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
