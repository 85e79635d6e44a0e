import fc from "fast-check";
import { expect, test } from "vitest";
import { super8Schedule } from "./super8-schedule.rules";
import {
  type Super8Player,
  type Super8Result,
  type Super8Standing,
  super8Standings,
} from "./super8-standings.rules";

interface Event {
  players: Super8Player[];
  results: Super8Result[];
}

/** An event of 4 to 13 players with some matches played, and few different scores so that ties are common. */
function anyEvent(scores: fc.Arbitrary<Pick<Super8Result, "games" | "winnerSide">>): fc.Arbitrary<Event> {
  return fc.integer({ min: 4, max: 13 }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => `p${index}`);
    const matches = super8Schedule(ids).flatMap((round) => round.matches);
    return fc.record({
      players: fc
        .shuffledSubarray(ids, { minLength: count })
        .map((drawn) => drawn.map((id, index) => ({ id, lot: index + 1 }))),
      results: fc
        .tuple(
          fc.shuffledSubarray(matches),
          fc.array(scores, { minLength: matches.length, maxLength: matches.length }),
        )
        .map(([played, ofMatches]) =>
          played.flatMap(({ sides }, index) =>
            ofMatches.slice(index, index + 1).map((score) => ({ sides, ...score })),
          ),
        ),
    });
  });
}

const won = fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.nat({ max: 2 })).map(([winnerSide, loser]) => ({
  games: winnerSide === 0 ? ([3, loser] as const) : ([loser, 3] as const),
  winnerSide,
}));
const drawn = fc.constant({ games: [2, 2] as const, winnerSide: null });
const doubleWalkover = fc.constant({ games: null, winnerSide: null });
const anyScore = fc.oneof({ weight: 8, arbitrary: won }, drawn, doubleWalkover);

const sum = (standings: readonly Super8Standing[], of: (standing: Super8Standing) => number) =>
  standings.reduce((total, standing) => total + of(standing), 0);

test("everybody has one position of their own, from 1", () => {
  fc.assert(
    fc.property(anyEvent(anyScore), ({ players, results }) => {
      const standings = super8Standings(players, results);
      expect(standings.map(({ position }) => position)).toEqual(players.map((_, index) => index + 1));
      expect(new Set(standings.map(({ playerId }) => playerId)).size).toBe(players.length);
    }),
  );
});

test("neither the order of players and results nor of the sides changes anything", () => {
  const reordered = anyEvent(anyScore).chain((event) =>
    fc.record({
      event: fc.constant(event),
      players: fc.shuffledSubarray(event.players, { minLength: event.players.length }),
      results: fc.shuffledSubarray(event.results, { minLength: event.results.length }),
    }),
  );
  const turned = ({ sides, games, winnerSide }: Super8Result): Super8Result => ({
    sides: [sides[1], sides[0]],
    games: games && [games[1], games[0]],
    winnerSide: winnerSide === null ? null : winnerSide === 0 ? 1 : 0,
  });
  fc.assert(
    fc.property(reordered, ({ event, players, results }) => {
      const standings = super8Standings(event.players, event.results);
      expect(super8Standings(players, results)).toEqual(standings);
      expect(super8Standings(players, results.map(turned))).toEqual(standings);
    }),
  );
});

test("a player with more victories, or else a better balance, or else more games won, is placed higher", () => {
  fc.assert(
    fc.property(anyEvent(anyScore), ({ players, results }) => {
      const standings = super8Standings(players, results);
      const differ = new Set(standings.map(({ played }) => played)).size > 1;
      const matches = ({ played }: Super8Standing) => BigInt(differ ? played || 1 : 1);
      for (const [index, after] of standings.slice(1).entries()) {
        const before = standings[index] as Super8Standing;
        const differences = (["victories", "gameBalance", "gamesWon"] as const).map(
          (measure) => BigInt(before[measure]) * matches(after) - BigInt(after[measure]) * matches(before),
        );
        const firstDifference = differences.find((difference) => difference !== 0n) ?? 0n;
        expect(firstDifference >= 0n).toBe(true);
      }
    }),
  );
});

test("every victory is an opponent's defeat and every game won is a game lost, except in a double W.O.", () => {
  fc.assert(
    fc.property(anyEvent(fc.oneof(won, drawn)), ({ players, results }) => {
      const standings = super8Standings(players, results);
      expect(sum(standings, ({ victories }) => victories)).toBe(sum(standings, ({ defeats }) => defeats));
      expect(sum(standings, ({ gameBalance }) => gameBalance)).toBe(0);
      expect(sum(standings, ({ played }) => played)).toBe(4 * results.length);
    }),
  );
});

test("a corrected result leaves no trace of the wrong one", () => {
  fc.assert(
    fc.property(anyEvent(anyScore), won, fc.nat(), ({ players, results }, wrong, place) => {
      const standings = super8Standings(players, results);
      const mistaken = results.map((result, index) =>
        index === place % results.length ? { ...result, ...wrong } : result,
      );
      super8Standings(players, mistaken);
      const corrected = mistaken.map((result, index) => results[index] ?? result);
      expect(super8Standings(players, corrected)).toEqual(standings);
    }),
  );
});
