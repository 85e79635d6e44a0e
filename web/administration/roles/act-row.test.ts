import { expect, test } from "vitest";
import { bySubject, foundActs, type ActRow } from "./act-row";

const act = (label: string, subject: ActRow["subject"]): ActRow => ({
  name: label,
  label,
  subject,
  reach: new Map(),
});
const acts = [
  act("Vincular ranking", "TOURNAMENT"),
  act("Gerar programação", "TOURNAMENT"),
  act("Árbitro: nomear", "SCORING"),
  act("Criar arena", "ADMINISTRATION"),
];

test("an act is found by the beginnings of its words and of its subject's, whatever the accents", () => {
  const found = (typed: string) => foundActs(acts, typed).map(({ label }) => label);
  expect(found("PROGRAMACAO ge")).toEqual(["Gerar programação"]);
  expect(found("arbitro")).toEqual(["Árbitro: nomear"]);
  expect(found("administracao")).toEqual(["Criar arena"]);
  expect(found("anking")).toEqual([]);
  expect(found("vincule")).toEqual(["Vincular ranking"]);
  expect(found(" ")).toHaveLength(4);
});

test("subjects come in their order, acts by their names, and a subject without any does not come", () => {
  expect(bySubject(acts).map((group) => [group.subject, group.acts.map(({ label }) => label)])).toEqual([
    ["TOURNAMENT", ["Gerar programação", "Vincular ranking"]],
    ["SCORING", ["Árbitro: nomear"]],
    ["ADMINISTRATION", ["Criar arena"]],
  ]);
});
