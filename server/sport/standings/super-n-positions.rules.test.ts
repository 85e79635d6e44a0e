import { expect, test } from "vitest";
import { super8Standings } from "../super-n/super8-standings.rules";
import { superNPositions, type SuperNAppearance } from "./super-n-positions.rules";

const players = ["ana", "bia", "carla", "duda"];
const match = (
  winners: readonly [string, string],
  losers: readonly [string, string],
  outcome: SuperNAppearance["outcome"] = "COMPLETED",
): SuperNAppearance => ({
  outcome,
  winnerSide: outcome === "DOUBLE_WALKOVER" ? null : 1,
  players: [
    ...winners.map((athleteId) => ({ athleteId, side: 1 })),
    ...losers.map((athleteId) => ({ athleteId, side: 2 })),
  ],
});
const positions = (matches: readonly SuperNAppearance[]) =>
  superNPositions(
    super8Standings(
      players.map((id, index) => ({ id, lot: index + 1 })),
      matches.map(({ winnerSide, players: [one, two, three, four] }) => ({
        sides: [
          [one!.athleteId, two!.athleteId],
          [three!.athleteId, four!.athleteId],
        ],
        games: winnerSide === null ? null : [6, 0],
        winnerSide: winnerSide === null ? null : 0,
      })),
    ),
    matches,
  );

test("a position names the round an athlete reached, and why", () => {
  expect(
    positions([
      match(["ana", "bia"], ["carla", "duda"]),
      match(["ana", "carla"], ["bia", "duda"]),
      match(["ana", "duda"], ["bia", "carla"]),
    ]).map(({ athleteId, position, reason, reached }) => [athleteId, position, reason, reached]),
  ).toEqual([
    ["ana", 1, "1º com 3 vitórias", "W"],
    ["bia", 2, "2º por sorteio", "F"],
    ["carla", 3, "3º por sorteio", "SF"],
    ["duda", 4, "4º por sorteio", "SF"],
  ]);
});

test("who lost every match by W.O. never came; who came to one has played", () => {
  const all = positions([
    match(["ana", "bia"], ["carla", "duda"], "WALKOVER"),
    match(["ana", "carla"], ["bia", "duda"]),
    match(["ana", "bia"], ["carla", "duda"], "DOUBLE_WALKOVER"),
  ]);
  expect(Object.fromEntries(all.map(({ athleteId, reached }) => [athleteId, reached !== null]))).toEqual({
    ana: true,
    bia: true,
    carla: true,
    duda: true,
  });
  const absent = positions([match(["ana", "bia"], ["carla", "duda"], "WALKOVER")]);
  expect(absent.filter(({ reached }) => reached === null).map(({ athleteId }) => athleteId)).toEqual([
    "carla",
    "duda",
  ]);
});
