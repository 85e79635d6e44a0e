import { expect, test } from "vitest";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { endingInWords, resultOf } from "./score-words";
import type { Ending } from "./score-state";

const names = ["Ana e Bia", "Carla e Dani"] as const;
const oneSet: MatchRules = { matchFormat: "ONE_SET", setFormat: "SET6_TB66" };
const bestOfThree: MatchRules = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" };
const walkover: Ending = { outcome: "WALKOVER", absentOrRetiredSide: 1 };
const retirement: Ending = { outcome: "RETIREMENT", absentOrRetiredSide: 2 };
const neither: Ending = { outcome: "DOUBLE_WALKOVER", absentOrRetiredSide: null };
const said = (...of: Parameters<typeof endingInWords>) => endingInWords(...of).words;

test("a W.O. says what is written, and that what was counted is not", () => {
  expect(said(walkover, [], oneSet, names)).toBe("Fica registrado o W.O. Na classificação conta 0 a 6.");
  expect(said(walkover, [{ games: [2, 1] }], oneSet, names)).toBe(
    "Fica registrado o W.O. Na classificação conta 0 a 6. Os games marcados na tela não contam.",
  );
  expect(said(walkover, [], bestOfThree, names)).toBe(
    "Fica registrado o W.O. Na classificação conta 0 a 6, 0 a 6.",
  );
  expect(said(neither, [], oneSet, names)).toBe("Fica registrada a derrota das duas duplas.");
});

test("a retirement says how the missing games fall", () => {
  expect(said(retirement, [{ games: [2, 1] }], oneSet, names)).toBe(
    "Fica registrado: Ana e Bia contra Carla e Dani, 2 a 1. Na classificação conta 6 a 1.",
  );
  expect(said(retirement, [{ games: [4, 6] }, { games: [1, 2] }], bestOfThree, names)).toContain(
    "4 a 6, 6 a 2, 10 a 0",
  );
});

test("who has lost already cannot give up any more", () => {
  expect(endingInWords(retirement, [{ games: [6, 1] }], oneSet, names)).toEqual({
    possible: false,
    words: "O jogo já terminou: registre o placar como encerrado.",
  });
});

test("a W.O. is sent without the games, a retirement at 0x0 with none", () => {
  expect(resultOf(walkover, [{ games: [2, 1] }])).toMatchObject({ sets: null, acceptMoves: false });
  expect(resultOf(retirement, [])).toMatchObject({ sets: [{ games: [0, 0], tieBreak: null }] });
});
