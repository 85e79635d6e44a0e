import { expect, test } from "vitest";
import { addressIsOf, isSamePerson } from "./same-person.rules";

test.each([
  ["Ana Silva", "ANA  SÍLVA"],
  ["Ana Silva", "Ana Paula Silva"],
  ["Ana", "Ana Silva"],
  ["Paula Silva", "Ana Paula Silva"],
  ["Ana da Silva", "Ana Silva"],
  ["Luíza Sant’Anna", "Luiza Sant'Anna"],
  ["Luíza Sant Anna", "Luiza Sant’Anna"],
  ["Maria-Clara Nuñez", "maria clara nunez"],
  ["João Müller", "João Müller Jr."],
])("%s and %s can be one person", (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

test.each([
  ["Eva Prado", "Lia Prado"],
  ["Ana", "Anabela Silva"],
  ["Ana Silva", "Ana Souza"],
  ["Ana Paula Silva", "Ana Silva Paula"],
  ["Eva", "Lia Prado"],
  ["", "Ana Silva"],
])("“%s” and “%s” are two people", (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
  expect(isSamePerson(other, one)).toBe(false);
});

test("the owner of an address is named, and the other one by the first name", () => {
  expect(addressIsOf("mae@x.example", "Lia Prado", "Eva Prado")).toBe(
    "mae@x.example é de Lia Prado. Deixe em branco para Eva.",
  );
});
