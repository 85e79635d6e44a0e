import { expect, test } from "vitest";
import { bySubject, foundPermissions, type PermissionRow } from "./permission-row";

const permission = (label: string, subject: PermissionRow["subject"]): PermissionRow => ({
  name: label,
  label,
  subject,
  reach: new Map(),
});
const permissions = [
  permission("Vincular ranking", "TOURNAMENT"),
  permission("Gerar programação", "TOURNAMENT"),
  permission("Árbitro: nomear", "SCORING"),
  permission("Criar arena", "ADMINISTRATION"),
];

test("a permission is found by the beginnings of its words and of its subject's, whatever the accents", () => {
  const found = (typed: string) => foundPermissions(permissions, typed).map(({ label }) => label);
  expect(found("PROGRAMACAO ge")).toEqual(["Gerar programação"]);
  expect(found("arbitro")).toEqual(["Árbitro: nomear"]);
  expect(found("administracao")).toEqual(["Criar arena"]);
  expect(found("anking")).toEqual([]);
  expect(found("vincule")).toEqual(["Vincular ranking"]);
  expect(found(" ")).toHaveLength(4);
});

test("subjects come in their order, permissions by their names, and a subject without any does not come", () => {
  expect(
    bySubject(permissions).map((group) => [group.subject, group.permissions.map(({ label }) => label)]),
  ).toEqual([
    ["TOURNAMENT", ["Gerar programação", "Vincular ranking"]],
    ["SCORING", ["Árbitro: nomear"]],
    ["ADMINISTRATION", ["Criar arena"]],
  ]);
});
