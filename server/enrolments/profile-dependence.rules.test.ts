import { expect, test } from "vitest";
import { dependenceInWords, dependsOn } from "./profile-dependence.rules";

const open = { level: "Open", gender: "MIXED", minAge: null, maxAge: null, inPairs: false } as const;

test.each([
  [open, []],
  [{ ...open, inPairs: true }, ["gender"]],
  [{ ...open, gender: "FEMALE" }, ["gender"]],
  [{ ...open, level: "Intermediário" }, ["level"]],
  [{ ...open, level: "Pro" }, []],
  [{ ...open, minAge: 40 }, ["birthDate"]],
  [{ ...open, level: "Sub 14", maxAge: 14 }, ["birthDate"]],
] as const)("a place in %j depends on %j", (rules, fields) => {
  expect((["level", "birthDate", "gender"] as const).filter((field) => dependsOn(field, rules))).toEqual(
    fields,
  );
});

test("the sentence names the tournament only where the reader may know it", () => {
  expect(dependenceInWords("gender", "Copa da Barra")).toBe(
    "A inscrição em Copa da Barra depende do gênero: corrija quando o torneio terminar, ou cancele antes a inscrição",
  );
  expect(dependenceInWords("level", null)).toMatch(
    /^A inscrição em um torneio de outra arena depende do nível/,
  );
});
