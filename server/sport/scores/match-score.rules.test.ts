import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/scoring-formats.json";
import { matchFormatNames, type MatchRules } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import type { SetScore } from "./score.rules";

const set = (first: number, second: number): SetScore => ({ games: [first, second] });
const matchTiebreak = (first: number, second: number): SetScore => ({
  games: first > second ? [1, 0] : [0, 1],
  tiebreak: [first, second],
});
const rules = (matchFormat: MatchRules["matchFormat"], more: Partial<MatchRules> = {}): MatchRules => ({
  matchFormat,
  setFormat: "SET6_TB66",
  ...more,
});

test("the match formats are those of the scoring table", () => {
  expect([...matchFormatNames].sort()).toEqual(Object.keys(vectors.match_formats).sort());
});

describe("a possible score and its winner", () => {
  test.each<[string, MatchRules, SetScore[], 0 | 1 | null]>([
    ["one set", rules("ONE_SET"), [set(6, 4)], 0],
    ["one set with tie-break", rules("ONE_SET"), [{ games: [6, 7], tiebreak: [5, 7] }], 1],
    ["one pro set", rules("ONE_SET", { setFormat: "PRO8_TB88" }), [set(9, 7)], 0],
    ["2-0", rules("BEST_OF_3"), [set(6, 0), set(7, 5)], 0],
    ["1-2 with a full third set", rules("BEST_OF_3"), [set(6, 0), set(5, 7), set(4, 6)], 1],
    ["2-0 without the match tie-break", rules("BEST_OF_3_MTB10"), [set(3, 6), set(3, 6)], 1],
    [
      "2-1 in the match tie-break to 10",
      rules("BEST_OF_3_MTB10"),
      [set(6, 0), set(5, 7), matchTiebreak(10, 8)],
      0,
    ],
    [
      "1-2 in the match tie-break to 7",
      rules("BEST_OF_3_MTB7"),
      [set(6, 0), set(5, 7), matchTiebreak(7, 9)],
      1,
    ],
    ["5x3 of 8 games", rules("FIXED_GAMES", { fixedGames: 8 }), [set(5, 3)], 0],
    ["4x4 of 8 games", rules("FIXED_GAMES", { fixedGames: 8 }), [set(4, 4)], null],
    ["11x2 on time", rules("TIMED"), [set(11, 2)], 0],
    ["a draw on time", rules("TIMED"), [set(3, 3)], null],
    ["a golden point", rules("TIMED", { goldenPoint: true }), [set(3, 4)], 1],
  ])("%s", (_name, format, sets, winner) => {
    expect(validateMatchScore(format, sets)).toBeNull();
    expect(matchWinner(sets)).toBe(winner);
  });
});

describe("an impossible score says why", () => {
  test.each<[string, MatchRules, SetScore[], number | null, string]>([
    ["nothing", rules("ONE_SET"), [], null, "Informe o placar do jogo."],
    ["nothing on time", rules("TIMED"), [], null, "Informe o placar do jogo."],
    [
      "an unfinished set",
      rules("ONE_SET"),
      [set(5, 4)],
      0,
      "Placar 5x4 não é possível neste formato. Resultados válidos: 6x0,",
    ],
    [
      "a second set",
      rules("ONE_SET"),
      [set(6, 4), set(6, 4)],
      1,
      "O jogo já estava decidido antes do set 2. Retire esse set.",
    ],
    [
      "a third set after 2-0",
      rules("BEST_OF_3"),
      [set(6, 4), set(6, 4), set(6, 4)],
      2,
      "O jogo já estava decidido antes do set 3.",
    ],
    [
      "1-0",
      rules("BEST_OF_3"),
      [set(6, 4)],
      null,
      "O jogo ainda não está decidido (1x0 em sets): vence quem ganha 2 sets.",
    ],
    [
      "1-1",
      rules("BEST_OF_3_MTB10"),
      [set(6, 4), set(4, 6)],
      null,
      "O jogo ainda não está decidido (1x1 em sets)",
    ],
    [
      "an impossible second set",
      rules("BEST_OF_3"),
      [set(6, 4), set(6, 5)],
      1,
      "Set 2: Placar 6x5 não é possível neste formato.",
    ],
    [
      "a full set instead of the match tie-break",
      rules("BEST_OF_3_MTB10"),
      [set(6, 4), set(4, 6), set(6, 4)],
      2,
      "Set 3: O match tie-break até 10 decide o jogo. Informe os pontos de cada lado.",
    ],
    [
      "a match tie-break to 7 where it goes to 10",
      rules("BEST_OF_3_MTB10"),
      [set(6, 4), set(4, 6), matchTiebreak(7, 5)],
      2,
      "Set 3: Tie-break 7x5 não é possível. Vence quem chega a 10",
    ],
    [
      "a match tie-break for the wrong side",
      rules("BEST_OF_3_MTB7"),
      [set(6, 4), set(4, 6), { games: [1, 0], tiebreak: [5, 7] }],
      2,
      "Set 3: O match tie-break vale 1 game para quem o venceu: registre 1x0 ou 0x1.",
    ],
    [
      "a match tie-break instead of the full third set",
      rules("BEST_OF_3"),
      [set(6, 4), set(4, 6), matchTiebreak(10, 8)],
      2,
      "Set 3: Placar 1x0 não é possível",
    ],
    [
      "too few games",
      rules("FIXED_GAMES", { fixedGames: 8 }),
      [set(4, 3)],
      0,
      "Placar 4x3 não é possível: são sempre 8 games, e a soma dos dois lados deve ser 8.",
    ],
    [
      "no number of games",
      rules("FIXED_GAMES"),
      [set(4, 3)],
      null,
      "Este formato precisa do número de games do jogo.",
    ],
    [
      "two scores",
      rules("FIXED_GAMES", { fixedGames: 8 }),
      [set(4, 4), set(4, 4)],
      null,
      "Este formato tem um único placar de games.",
    ],
    [
      "a tie-break where none is played",
      rules("TIMED"),
      [{ games: [4, 3], tiebreak: [7, 5] }],
      0,
      "Este formato não tem tie-break.",
    ],
    [
      "negative games",
      rules("TIMED"),
      [set(4, -3)],
      0,
      "Informe os games de cada lado com números inteiros a partir de 0.",
    ],
    [
      "a draw with golden point",
      rules("TIMED", { goldenPoint: true }),
      [set(4, 4)],
      0,
      "Empate em 4x4 não é possível: o ponto de ouro decide o jogo.",
    ],
  ])("%s", (_name, format, sets, setIndex, message) => {
    const problem = validateMatchScore(format, sets);
    expect(problem?.message.slice(0, message.length)).toBe(message);
    expect(problem?.setIndex).toBe(setIndex);
  });
});
