import { expect, test } from "vitest";
import { athleteLevelLabel, athleteLevels } from "../sport/athlete-level.rules";
import { registerAthleteSchema } from "./athlete.rules";

const schema = registerAthleteSchema("2026-11-20");
const issuesOf = (change: Record<string, unknown>) =>
  schema
    .safeParse({ fullName: "Ana Souza", ...change })
    .error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];

test("only the name is needed; the level starts at Fun", () => {
  expect(schema.parse({ fullName: "  Ana Souza " })).toEqual({
    fullName: "Ana Souza",
    email: null,
    phone: null,
    cpf: null,
    birthDate: null,
    gender: null,
    level: "FUN",
    note: null,
  });
  expect(issuesOf({ email: "", phone: "", birthDate: "" })).toEqual([]);
});

test("an e-mail is stored in lower case", () => {
  expect(schema.parse({ fullName: "Ana Souza", email: " Ana@Praia.COM.br " }).email).toBe("ana@praia.com.br");
});

test.each<[string, unknown, string]>([
  ["fullName", undefined, "Nome deve ter pelo menos 2 caracteres"],
  ["fullName", "A", "Nome deve ter pelo menos 2 caracteres"],
  ["fullName", "Ana 2", "Nome deve conter apenas letras e espaços"],
  ["email", "ana@", "Email inválido"],
  ["phone", "ramal", "Telefone deve conter apenas números, espaços, parênteses, hífen e +"],
  ["birthDate", "2026-11-21", "Data de nascimento não pode estar no futuro"],
  ["birthDate", "20/11/2000", "Data inválida"],
  ["level", "PRO", "Nível inválido"],
])("refuses %s %j: %s", (field, value, message) => {
  expect(issuesOf({ [field]: value })).toEqual([[field, message]]);
});

test("someone born today is an athlete already", () => {
  expect(issuesOf({ birthDate: "2026-11-20" })).toEqual([]);
});

test("the levels read from beginner to professional", () => {
  expect(athleteLevels.map((level) => athleteLevelLabel[level])).toEqual(["Fun", "D", "C", "B", "A/PRO"]);
});
