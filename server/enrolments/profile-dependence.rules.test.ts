import { expect, test } from "vitest";
import { dependenceInWords, dependsOn, profileGaps } from "./eligibility.rules";

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

const mixed = { gender: "MIXED", minAge: null, maxAge: null, inPairs: true } as const;
const blank = { gender: null, birthDate: null };

test("pairs and categories of one gender go by the gender, a mixed Super 8 does not", () => {
  expect(profileGaps(blank, mixed)).toEqual(["GENDER"]);
  expect(profileGaps(blank, { ...mixed, gender: "FEMALE", inPairs: false })).toEqual(["GENDER"]);
  expect(profileGaps(blank, { ...mixed, inPairs: false })).toEqual([]);
});

test("only categories of an age ask for the birth date", () => {
  expect(profileGaps(blank, { ...mixed, minAge: 40 })).toEqual(["GENDER", "AGE"]);
  expect(profileGaps({ gender: "MALE", birthDate: null }, { ...mixed, maxAge: 14 })).toEqual(["AGE"]);
});

test("a profile that tells everything leaves no gap", () => {
  expect(profileGaps({ gender: "FEMALE", birthDate: "1990-01-01" }, { ...mixed, minAge: 40 })).toEqual([]);
});
