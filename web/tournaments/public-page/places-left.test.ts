import { expect, test } from "vitest";
import { placesLeftInWords } from "./public-facts";

const pairs = (seatsLeft: number | null, waitingEntryCount = 0) => ({
  inPairs: true,
  seatsLeft,
  waitingEntryCount,
  placeMode: "ENTRY_ORDER" as const,
  placesUndecided: false,
});
const byLots = { ...pairs(6, 9), placeMode: "LOTS" as const, placesUndecided: true };

test.each([
  [[pairs(6)], "Restam 3 vagas de dupla"],
  [[pairs(null)], "Vagas abertas"],
  // One place alone is of no use to a pair, and a free one belongs to who waits.
  [[pairs(1)], "Sem vagas: lista de espera"],
  [[pairs(2, 1)], "Sem vagas: 1 dupla na lista de espera"],
  [[pairs(6), pairs(null)], "Vagas nas 2 categorias"],
  [[pairs(6), pairs(0), pairs(4, 2)], "Vagas em 1 de 3 categorias"],
  [[byLots], "3 vagas de dupla, por sorteio"],
  [[{ ...byLots, seatsLeft: null, placeMode: "RANKING" as const }], "Vagas pelo ranking"],
  [[byLots, pairs(0)], "Vagas em 1 de 2 categorias"],
  [[pairs(0), pairs(1)], "Sem vagas: lista de espera"],
])("%j: %s", (categories, words) => {
  expect(placesLeftInWords(categories)).toBe(words);
});

test("a tournament without categories says nothing of places", () => {
  expect(placesLeftInWords([])).toBeNull();
});
