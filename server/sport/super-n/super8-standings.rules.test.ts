import { describe, expect, test } from "vitest";
import { type Super8Player, type Super8Result, super8Standings } from "./super8-standings.rules";

const withLots = (...ids: string[]): Super8Player[] => ids.map((id, index) => ({ id, lot: index + 1 }));
/** "ab 6-4 cd": a and b beat c and d; "ab 4-4 cd" is a draw, "ab wo cd" a double W.O. */
function result(written: string): Super8Result {
  const [one = "", score = "", other = ""] = written.split(" ");
  const side = (ids: string) => [ids.charAt(0), ids.charAt(1)] as const;
  const sides = [side(one), side(other)] as const;
  if (score === "wo") return { sides, games: null, winnerSide: null };
  const [first = 0, second = 0] = score.split("-").map(Number);
  return { sides, games: [first, second], winnerSide: first === second ? null : first > second ? 0 : 1 };
}
const explained = (players: Super8Player[], ...results: string[]) =>
  super8Standings(players, results.map(result)).map(
    ({ playerId, explanation }) => `${playerId}: ${explanation}`,
  );
const order = (players: Super8Player[], ...results: string[]) =>
  super8Standings(players, results.map(result))
    .map(({ playerId }) => playerId)
    .join("");
const abcd = withLots("a", "b", "c", "d");

describe("each criterion decides only what the one before leaves level", () => {
  test("before any match the lots stand, and everybody waits", () => {
    expect(explained([...abcd].reverse())).toEqual([
      "a: Aguardando o primeiro jogo",
      "b: Aguardando o primeiro jogo",
      "c: Aguardando o primeiro jogo",
      "d: Aguardando o primeiro jogo",
    ]);
  });

  test("two narrow victories come before one with a better balance", () => {
    const players = withLots("h", "g", "f", "e", "d", "c", "b", "a");
    expect(order(players, "ab 7-6 cd", "ab 7-6 ef", "gh 6-0 cd", "gh 5-7 ef")).toBe("bahgfedc");
  });

  test("then game balance, of either sign", () => {
    expect(explained(abcd, "ab 6-1 cd", "ac 6-4 bd", "ad 3-6 bc")).toEqual([
      "b: 1º por saldo de games: +6",
      "a: 2º por saldo de games: +4",
      "c: 3º por saldo de games: 0",
      "d: 4º sem vitórias",
    ]);
  });

  test("then games won, and lots where even the meetings of two are level", () => {
    const players = withLots("a", "b", "c", "d", "h", "g", "f", "e");
    const few = ["ab 6-3 cd", "ac 6-3 bd", "bc 7-6 ad"];
    const many = ["ef 9-6 gh", "eg 9-6 fh", "fg 7-6 eh"];
    expect(explained(players, ...few, ...many)).toEqual([
      "e: 1º por games ganhos (24)",
      "a: 2º por games ganhos (18)",
      "g: 3º por sorteio",
      "f: 4º por sorteio",
      "b: 5º por sorteio",
      "c: 6º por sorteio",
      "h: 7º por games ganhos (18)",
      "d: 8º por games ganhos (12)",
    ]);
  });

  // Here a beats b in their only meeting; b has the lower lot.
  const players = withLots("h", "b", "a", "c", "d", "e", "f", "g");
  const twoRounds = ["ac 6-3 bd", "ef 6-3 gh", "be 6-3 cg", "dh 6-3 af"];

  test("then head-to-head between exactly two", () => {
    expect(explained(players, ...twoRounds, "ab 6-5 ch", "de 6-0 fg")).toEqual([
      "e: 1º com 3 vitórias",
      "d: 2º por saldo de games: +6",
      "a: 3º no confronto direto",
      "b: 4º no confronto direto",
      "h: 5º por sorteio",
      "c: 6º por sorteio",
      "f: 7º por saldo de games: -6",
      "g: 8º sem vitórias",
    ]);
  });

  test("but lots at once among more than two", () => {
    expect(explained(players, ...twoRounds).slice(0, 3)).toEqual([
      "e: 1º com 2 vitórias",
      "h: 2º por sorteio",
      "b: 3º por sorteio",
    ]);
    expect(order(players, ...twoRounds)).toBe("ehbacdfg");
  });

  test("head-to-head sums both meetings: 6-0 and 4-6 is better", () => {
    const rounds = [
      "ac 6-0 bd",
      "ef 6-0 gh",
      "bc 6-4 ad",
      "ef 6-0 gh",
      "ae 6-5 cg",
      "bf 6-1 dh",
      "cd 6-1 ae",
      "gh 6-5 bf",
    ];
    expect(explained(players, ...rounds).slice(3, 5)).toEqual([
      "a: 4º no confronto direto",
      "b: 5º no confronto direto",
    ]);
  });
});

describe("averages", () => {
  test("decide while some have played more than others", () => {
    const five = withLots("a", "b", "c", "d", "e");
    expect(explained(five, "ab 6-4 cd", "ae 6-3 bc")).toEqual([
      "e: 1º por média de saldo de games (+3,00 por jogo)",
      "a: 2º por média de saldo de games (+2,50 por jogo)",
      "b: 3º por média de vitórias (0,50 por jogo)",
      "d: 4º por média de saldo de games (-2,00 por jogo)",
      "c: 5º por média de saldo de games (-2,50 por jogo)",
    ]);
  });

  test("are rounded for the eye only", () => {
    const five = withLots("a", "b", "c", "d", "e");
    expect(explained(five, "ab 6-0 cd", "ab 6-0 cd", "ce 6-0 ad")).toEqual([
      "b: 1º por sorteio",
      "e: 2º por sorteio",
      "a: 3º por média de vitórias (0,67 por jogo)",
      "c: 4º por média de vitórias (0,33 por jogo)",
      "d: 5º por média de vitórias (0,00 por jogo)",
    ]);
  });

  test("include every player: one who has not played yet waits", () => {
    const five = withLots("e", "a", "b", "c", "d");
    expect(explained(five, "ab 6-4 cd")).toContain("e: Aguardando o primeiro jogo");
    expect(order(five, "ab 6-4 cd")).toBe("abecd");
  });
});

describe("results without a winner", () => {
  const standingOf = (id: string, ...results: string[]) =>
    super8Standings(abcd, results.map(result)).find(({ playerId }) => playerId === id);

  test("a draw counts its games and nothing else", () => {
    const drawn = { played: 1, victories: 0, defeats: 0, gamesWon: 4, gamesLost: 4, gameBalance: 0 };
    for (const id of "abcd") expect(standingOf(id, "ab 4-4 cd")).toMatchObject(drawn);
  });

  test("a double W.O. is a defeat for all four, and nothing is credited", () => {
    const lost = { played: 1, victories: 0, defeats: 1, gamesWon: 0, gamesLost: 0, gameBalance: 0 };
    for (const id of "abcd") expect(standingOf(id, "ab wo cd")).toMatchObject(lost);
  });

  test("a result with a player of another event is rejected", () => {
    expect(() => super8Standings(abcd, [result("ab 6-4 cx")])).toThrow(RangeError);
  });
});

test("a W.O. on time is a victory without games: games are compared over the matches that have some", () => {
  const players = ["a", "b", "c", "d"].map((id, index): Super8Player => ({ id, lot: index + 1 }));
  const results: Super8Result[] = [
    {
      sides: [
        ["a", "b"],
        ["c", "d"],
      ],
      games: null,
      winnerSide: 0,
    },
    {
      sides: [
        ["a", "c"],
        ["b", "d"],
      ],
      games: [6, 2],
      winnerSide: 0,
    },
    {
      sides: [
        ["a", "d"],
        ["b", "c"],
      ],
      games: [3, 5],
      winnerSide: 1,
    },
  ];
  expect(
    super8Standings(players, results).map(({ playerId, explanation }) => [playerId, explanation]),
  ).toEqual([
    ["c", "1º por média de saldo de games (+3,00 por jogo)"],
    ["a", "2º por média de saldo de games (+1,00 por jogo)"],
    ["b", "3º por média de saldo de games (-1,00 por jogo)"],
    ["d", "4º por média de vitórias (0,00 por jogo)"],
  ]);
});
