import { describe, expect, test } from "vitest";
import { notOwnToSay, updateProfileSchema } from "./own-profile.rules";

const today = "2026-11-27";
const typed = { fullName: "Ana da Barra", level: "C", birthDate: "1990-03-14" };
const messages = (change: object) =>
  updateProfileSchema(today)
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ message }) => message) ?? [];

describe("what athletes write in their own profile", () => {
  test.each([
    [{ fullName: "A".repeat(100), phone: "(48) 99999-3333", notes: "n".repeat(1000) }, []],
    [{ fullName: "A".repeat(101) }, ["Nome deve ter no máximo 100 caracteres"]],
    [{ fullName: " " }, ["Nome deve ter pelo menos 2 caracteres"]],
    [{ phone: "4".repeat(21) }, ["Telefone deve ter no máximo 20 caracteres"]],
    [{ notes: "n".repeat(1001) }, ["Observações devem ter no máximo 1000 caracteres"]],
    [{ birthDate: "2026-11-28" }, ["Data de nascimento não pode estar no futuro"]],
    [{ level: "PRO" }, ["Nível inválido"]],
  ])("%j", (change, problems) => {
    expect(messages(change)).toEqual(problems);
  });

  test("blank contacts and notes are none", () => {
    expect(updateProfileSchema(today).parse({ ...typed, phone: " ", notes: "" })).toMatchObject({
      phone: null,
      notes: null,
    });
  });
});

describe("fields that athletes cannot change themselves", () => {
  const before = { level: "C", birthDate: "2008-11-28", gender: "FEMALE" } as const;
  const paths = (correction: object) =>
    notOwnToSay(before, { birthDate: null, ...correction }, today).map(({ path }) => path[0]);

  test.each([
    [{ gender: "FEMALE" }, []],
    [{ gender: "MALE" }, ["gender"]],
    [{ birthDate: "2009-01-01" }, []],
    [{ birthDate: "2008-11-27" }, ["birthDate"]],
    [{ birthDate: "1990-01-01", gender: "MALE" }, ["gender", "birthDate"]],
  ])("%j", (correction, fields) => {
    expect(paths(correction)).toEqual(fields);
  });

  test("athletes may fill in fields that are still empty", () => {
    const unsaid = { level: "C", birthDate: null, gender: null } as const;
    expect(notOwnToSay(unsaid, { birthDate: "2015-01-01", gender: "MALE" }, today)).toEqual([]);
  });
});
