import { expect, test } from "vitest";
import {
  endingSentence,
  firstNames,
  matchSentence,
  shortEnding,
  shortName,
  type MatchInWords,
  shownSets,
} from "./competition-words";

const side = (names: string[], isWinner: boolean) => ({
  athletes: names.map((displayName) => ({ displayName })),
  isWinner,
});

const match = (change: Partial<MatchInWords>): MatchInWords => ({
  status: "PLAYED",
  outcome: "COMPLETED",
  sides: [side(["Ana", "Bia"], true), side(["Carla", "Dani"], false)],
  sets: [{ games: [6, 4] }],
  ...change,
});

test("a long name keeps its first and last word, initials are unchanged", () => {
  expect(shortName("Ana Beatriz de Souza")).toBe("Ana Souza");
  expect(shortName("Ana Souza")).toBe("Ana Souza");
  expect(shortName("Ana Maria D'Ávila")).toBe("Ana D'Ávila");
  expect(shortName("João Müller Jr.")).toBe("João Müller Jr.");
  expect(shortName("João Pedro Müller Filho")).toBe("João Müller Filho");
  expect(shortName("A. B. S.")).toBe("A. B. S.");
});

test("a short pair name has first names, or its origin while the pair is unknown", () => {
  const by = (names: string[], origin: string | null = null) => firstNames({ ...side(names, false), origin });
  expect(by(["Ana Beatriz de Souza", "Bia Lima"])).toBe("Ana/Bia");
  expect(by(["A. B. S.", "Bia Lima"])).toBe("A. B. S./Bia");
  expect(by([], "Vencedor do jogo 20")).toBe("Venc. jogo 20");
  expect(by([])).toBe("A definir");
  expect(firstNames(undefined)).toBe("A definir");
});

test("a match that was not played to its end has a text instead of a score", () => {
  expect(shortEnding(match({ outcome: "WALKOVER" }))).toBe("W.O.");
  expect(shortEnding(match({ outcome: "RETIREMENT" }))).toBeNull();
  expect(shortEnding(match({ status: "CANCELLED", outcome: null }))).toBe("Cancelado");
  expect(shortEnding(match({}))).toBeNull();
});

test("the ending of a match that was not played to its end is one sentence", () => {
  const [ana, carla] = match({}).sides;
  expect(endingSentence(match({}))).toBeNull();
  expect(endingSentence(match({ status: "SCHEDULED", outcome: null }))).toBeNull();
  expect(endingSentence(match({ outcome: "RETIREMENT" }))).toBe("Desistência de Carla e Dani");
  expect(endingSentence(match({ outcome: "DOUBLE_WALKOVER" }))).toBe(
    "W.O. duplo: derrota para as duas duplas",
  );
  expect(endingSentence(match({ outcome: "BYE", sides: [ana!, { ...carla!, athletes: [] }] }))).toBe(
    "Ana e Bia avançam sem jogar",
  );
});

test("a played match is one sentence with both sides' games", () => {
  expect(matchSentence(match({}))).toBe("Ana e Bia 6, Carla e Dani 4");
});

test("tie-break, walkover and retirement are part of the sentence", () => {
  const close = match({
    sides: [side(["Ana", "Bia"], false), side(["Carla", "Dani"], true)],
    sets: [{ games: [6, 7], tiebreak: [5, 7] }],
  });
  expect(matchSentence(close)).toBe("Ana e Bia 6, Carla e Dani 7, tie-break 5 a 7");
  expect(matchSentence(match({ outcome: "WALKOVER" }))).toContain("W.O.: Carla e Dani não compareceu");
  expect(matchSentence(match({ outcome: "RETIREMENT" }))).toContain("por desistência de Carla e Dani");
});

test("a double walkover has no score", () => {
  const nobodyCame = match({
    outcome: "DOUBLE_WALKOVER",
    sides: [side(["Ana"], false), side(["Bia"], false)],
    sets: [],
  });
  expect(matchSentence(nobodyCame)).toBe("Ana e Bia: W.O. duplo, derrota para as duas duplas");
  expect(matchSentence(match({ status: "SCHEDULED" }))).toContain("ainda sem resultado");
});

test("each set is listed, a match tie-break with its points", () => {
  const sets = [
    { games: [6, 4] as const },
    { games: [3, 6] as const },
    { games: [1, 0] as const, tiebreak: [10, 8] as const },
  ];
  expect(matchSentence(match({ sets }))).toBe("Ana e Bia contra Carla e Dani: 6 a 4, 3 a 6, 10 a 8");
});

test("a scoreboard shows games, or the points of a match tie-break, also during play", () => {
  const sets = [
    { games: [6, 7] as const, tiebreak: [5, 7] as const },
    { games: [0, 0] as const, tiebreak: [3, 1] as const },
  ];
  expect(shownSets(sets, 0)).toEqual([
    { points: 6, tieBreak: 5, isWon: false },
    { points: 3, tieBreak: null, isWon: true },
  ]);
});

test("an unknown side shows its origin", () => {
  const unknown = { ...side([], false), origin: "1º do grupo A" };
  const waiting = match({ status: "SCHEDULED", outcome: null, sides: [unknown, side([], false)] });
  expect(matchSentence(waiting)).toBe("1º do grupo A contra A definir, ainda sem resultado");
});

test("a bye is a win without a match", () => {
  expect(matchSentence(match({ outcome: "BYE" }))).toBe("Ana e Bia avançam sem jogar");
});
