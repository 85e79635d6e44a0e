import { expect, test } from "vitest";
import { beginsWith } from "./palette-search";

test.each([
  ["Calendário", "calendario", true],
  ["Gestão de Usuários", "USU", true],
  ["Gestão de Usuários", "gest usu", true],
  ["Minha conta", "conta minha", true],
  ["Minha conta", "", true],
  ["Torneios", "neios", false],
  ["Minha conta", "conta sua", false],
])("%s is found by “%s”: %s", (label, typed, found) => {
  expect(beginsWith(label, typed)).toBe(found);
});
