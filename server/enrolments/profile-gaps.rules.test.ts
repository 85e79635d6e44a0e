import { expect, test } from "vitest";
import { profileGaps } from "./profile-gaps.rules";

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
