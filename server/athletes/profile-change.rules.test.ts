import { expect, test } from "vitest";
import { correctAthleteSchema, differenceOf, type Profile } from "./profile-change.rules";

const before: Profile = { level: "C", birthDate: "1990-03-14", gender: null };
const correct = (typed: unknown) => correctAthleteSchema("2026-11-20").parse(typed);

test.each([
  [{}, {}],
  [{ level: "C", birthDate: "1990-03-14" }, {}],
  [{ level: null, birthDate: "", gender: null }, {}],
  [{ level: "B", birthDate: "1990-03-14" }, { level: "B" }],
  [
    { birthDate: "1991-03-14", gender: "FEMALE" },
    { birthDate: "1991-03-14", gender: "FEMALE" },
  ],
])("the difference of %j is %j", (typed, difference) => {
  expect(differenceOf(before, correct(typed))).toEqual(difference);
});

test("a birth date in the future is rejected", () => {
  const { error } = correctAthleteSchema("2026-11-20").safeParse({ birthDate: "2026-11-21", level: "X" });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ["level", "Nível inválido"],
    ["birthDate", "Data de nascimento não pode estar no futuro"],
  ]);
});
