import { expect, test } from "vitest";
import { placesLeftInWords } from "./places-left";

const pairs = (seatsLeft: number | null, waitingEntryCount = 0) => ({
  inPairs: true,
  seatsLeft,
  waitingEntryCount,
});

test.each([
  [[pairs(6)], "Restam 3 vagas de dupla"],
  [[pairs(null)], "Vagas abertas"],
  // One place alone is of no use to a pair, and a free one belongs to who waits.
  [[pairs(1)], "Sem vagas: lista de espera"],
  [[pairs(2, 1)], "Sem vagas: 1 dupla na lista de espera"],
  [[pairs(6), pairs(null)], "Vagas nas 2 categorias"],
  [[pairs(6), pairs(0), pairs(4, 2)], "Vagas em 1 de 3 categorias"],
  [[pairs(0), pairs(1)], "Sem vagas: lista de espera"],
])("%j: %s", (categories, words) => {
  expect(placesLeftInWords(categories)).toBe(words);
});

test("a tournament without categories says nothing of places", () => {
  expect(placesLeftInWords([])).toBeNull();
});
