import { expect, test } from "vitest";
import { changesOf, toldInWords, untold } from "./audit.rules";

test("only changed values are recorded", () => {
  expect(changesOf({ Nome: "Praia Mole", CNPJ: "1" }, { Nome: "Praia Brava", CNPJ: "1" })).toEqual({
    before: { Nome: "Praia Mole" },
    after: { Nome: "Praia Brava" },
  });
  expect(changesOf({ Nome: "Praia Mole" }, { Nome: "Praia Mole" })).toBeNull();
});

test("of what is about a person, only that it changed, came or went", () => {
  const personal = ["Email", "Telefone"];
  expect(
    changesOf({ Email: "a@b.example", Telefone: null }, { Email: "c@d.example", Telefone: "1" }, personal),
  ).toEqual({
    before: { Email: untold, Telefone: null },
    after: { Email: untold, Telefone: untold },
  });
});

test("what stands on one side only came or went", () => {
  expect(changesOf({}, { Nome: "Praia Mole", Site: null })).toEqual({
    before: { Nome: null },
    after: { Nome: "Praia Mole" },
  });
});

test("values are read as words", () => {
  expect([
    toldInWords(true),
    toldInWords(false),
    toldInWords(3),
    toldInWords(null),
    toldInWords(undefined),
  ]).toEqual(["Sim", "Não", "3", null, null]);
});
