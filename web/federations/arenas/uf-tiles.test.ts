import { expect, test } from "vitest";
import { ufName } from "../../../server/brazil/uf.rules";
import { arenasByUf, shadeOf, ufTiles } from "./AffiliatedArenas";

test("every state has a square of its own", () => {
  expect(Object.keys(ufTiles).toSorted()).toEqual(Object.keys(ufName).toSorted());
  const places = Object.values(ufTiles).map(([column, row]) => `${column} ${row}`);
  expect(new Set(places).size).toBe(places.length);
});

test("arenas are counted by state, those without one nowhere", () => {
  const counts = arenasByUf([
    { uf: "SC", city: "Florianópolis", arenaCount: 3 },
    { uf: "SC", city: null, arenaCount: 1 },
    { uf: null, city: "Laguna", arenaCount: 2 },
    { uf: "XX", city: "Nenhuma", arenaCount: 9 },
  ]);
  expect([...counts]).toEqual([["SC", 4]]);
});

test("the darker a state the more it has", () => {
  expect([0, 1, 2, 5, 10].map((count) => shadeOf(count, 10))).toEqual([0, 1, 1, 2, 4]);
  expect(shadeOf(0, 0)).toBe(0);
});
