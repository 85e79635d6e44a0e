import { expect, test } from "vitest";
import { changesOf, auditFieldsInWords, hiddenValue } from "./audit.rules";

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
    before: { Email: hiddenValue, Telefone: null },
    after: { Email: hiddenValue, Telefone: hiddenValue },
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
    auditFieldsInWords(true),
    auditFieldsInWords(false),
    auditFieldsInWords(3),
    auditFieldsInWords(null),
    auditFieldsInWords(undefined),
  ]).toEqual(["Sim", "Não", "3", null, null]);
});
