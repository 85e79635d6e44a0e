import { expect, test } from "vitest";
import { beginsWith, disambiguate, type Command } from "./palette-commands";

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

test("a path is offered once, under its first label, and entries with the same label keep their detail", () => {
  const command = (id: string, label: string, detail: string): Command => ({
    id,
    label,
    detail,
    group: "Páginas",
    run: () => undefined,
  });
  const commands = disambiguate([
    command("/arena-tournaments", "Torneios", "Arena"),
    command("/arena-dashboard", "Hoje", "Arena"),
    command("/torneios", "Torneios", "Atleta"),
    command("/torneios", "Torneios abertos ao público", ""),
  ]);
  expect(commands.map(({ id, label, detail }) => [id, label, detail])).toEqual([
    ["/arena-tournaments", "Torneios", "Arena"],
    ["/arena-dashboard", "Hoje", null],
    ["/torneios", "Torneios", "Atleta"],
  ]);
});
