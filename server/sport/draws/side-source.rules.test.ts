import { expect, test } from "vitest";
import {
  emptySideInWords,
  groupLetter,
  readSource,
  type SideSource,
  sourceInWords,
  writeSource,
} from "./draw-plan.rules";

test.each<[SideSource, string]>([
  [{ kind: "ENTRY", entryId: "b7" }, "Dupla"],
  [{ kind: "GROUP_PLACE", group: 0, place: 1 }, "1º do grupo A"],
  [{ kind: "WINNER_OF", match: 12 }, "Vencedor do jogo 12"],
  [{ kind: "LOSER_OF", match: 3 }, "Perdedor do jogo 3"],
])("%j is read as it was written, and said in words", (source, words) => {
  expect(readSource(writeSource(source))).toEqual(source);
  expect(sourceInWords(source)).toBe(words);
});

test("what was never written is refused", () => {
  expect(() => readSource("X:1")).toThrow(RangeError);
});

test("a vacant side names the match or the group that it came from", () => {
  expect(emptySideInWords({ kind: "WINNER_OF", match: 12 })).toBe("Ninguém vem do jogo 12");
  expect(emptySideInWords({ kind: "LOSER_OF", match: 3 })).toBe("Ninguém vem do jogo 3");
  expect(emptySideInWords({ kind: "GROUP_PLACE", group: 1, place: 2 })).toBe("Ninguém vem do grupo B");
});

test("groups go on after Z", () => {
  expect([0, 25, 26, 51, 52].map(groupLetter)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
});
