import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { personName, tidyName } from "./person.rules";

const problemOf = (name: string) => personName.safeParse(name).error?.issues[0]?.message;

describe("a person's name", () => {
  test.each([
    ["Ana D'Ávila", "Ana D'Ávila"],
    ["Luíza Sant’Anna", "Luíza Sant'Anna"],
    ["Luíza Sant´Anna", "Luíza Sant'Anna"],
    ["Maria-Clara Nuñez", "Maria-Clara Nuñez"],
    ["Maria\u2011Clara Nuñez", "Maria-Clara Nuñez"],
    ["João Müller Jr.", "João Müller Jr."],
    ["J.-P. D' Alembert", "J.-P. D' Alembert"],
    ["M.ª José do Ó Filhoº", "M.ª José do Ó Filhoº"],
    ["Zoë Şahin Łukasz Иван", "Zoë Şahin Łukasz Иван"],
    ["Jo", "Jo"],
    [" Ana\u00a0\u00a0Souza ", "Ana Souza"],
    ["Ana\tde\nSouza", "Ana de Souza"],
    ["An\u00ada Sou\u200dza\ufe0f", "Ana Souza"],
    ["Joa\u0303o", "João"],
    ["Joa\u200d\u0303o", "João"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(personName.parse(typed)).toBe(stored);
  });

  test.each([
    "Ana 2",
    "José 2º",
    "R2D2",
    "Ana, Bia",
    "Ana @praia",
    "Ana 🏖",
    "--",
    "-Ana",
    "'Ana'",
    ". Ana",
    "Ana -",
    "Ana--Clara",
    "Ana''Clara",
    "Ana..",
    "Ana (Bia)",
  ])("%j is refused", (typed) => {
    expect(problemOf(typed)).toBe("Nome deve conter apenas letras e espaços");
  });

  test.each([
    ["A", "Nome deve ter pelo menos 2 caracteres"],
    [" A\u00ad ", "Nome deve ter pelo menos 2 caracteres"],
    ["\u200b\u00ad", "Nome deve ter pelo menos 2 caracteres"],
    ["A".repeat(101), "Nome deve ter no máximo 100 caracteres"],
  ])("%j is refused: %s", (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  test("tidying a name twice changes nothing, and an accepted name is accepted again", () => {
    const piece = fc.constantFrom(..."aÉº'’´-‑. \u00a0\u00ad\u200d\u0301");
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 12 }), (typed) => {
        expect(tidyName(tidyName(typed))).toBe(tidyName(typed));
        const parsed = personName.safeParse(typed);
        if (parsed.success) expect(personName.parse(parsed.data)).toBe(parsed.data);
      }),
      { numRuns: 5000 },
    );
  });
});
