import { describe, expect, test } from "vitest";
import { validateMatchScore } from "../../server/sport/scores/match-score.rules";
import type { Points } from "../../server/sport/scores/score.rules";
import { super8Standings } from "../../server/sport/super-n/super8-standings.rules";
import { demoStory } from "./story";
import { tournamentId } from "./tournament-rows";

const story = demoStory({ now: new Date("2026-11-20T21:40:00-03:00"), passwordHash: "hash" });
const drawnIds = new Set(
  story.draws.flatMap(({ format, categoryId }) => (format === "SUPER_N" ? [categoryId] : [])),
);
const drawn = story.tournaments.filter(({ id }) =>
  story.categories.some((category) => category.tournamentId === id && drawnIds.has(category.id ?? "")),
);
const matchesOf = (id: string | undefined) => story.matches.filter((match) => match.tournamentId === id);
const setOf = (matchId: string | undefined) => story.matchSets.find((set) => set.matchId === matchId);
const sideOf = (matchId: string | undefined, side: number) =>
  story.matchPlayers
    .filter((player) => player.matchId === matchId && player.side === side)
    .map((row) => row.athleteId);

const resultsOf = (id: string | undefined) =>
  matchesOf(id)
    .filter(({ status }) => status === "PLAYED")
    .map((match) => {
      const set = setOf(match.id);
      const sides = [sideOf(match.id, 1), sideOf(match.id, 2)] as unknown as [
        [string, string],
        [string, string],
      ];
      const games = (set ? [set.gamesSide1, set.gamesSide2] : null) as Points | null;
      return { sides, games, winnerSide: match.winnerSide === 1 ? (0 as const) : (1 as const) };
    });

describe.each(drawn)("$name", ({ id, status, setFormat }) => {
  const entered = story.enrolments.filter((enrolment) => enrolment.tournamentId === id);

  test("numbers and lots are drawn from 1 on, one each", () => {
    const numbers = entered.map((_, index) => index + 1);
    expect(entered.map(({ drawNumber }) => drawNumber).sort((a, b) => a! - b!)).toEqual(numbers);
    expect(entered.map(({ tieBreakLot }) => tieBreakLot).sort((a, b) => a! - b!)).toEqual(numbers);
  });

  test("every player is enrolled and plays at most once per round", () => {
    const rounds = new Set(matchesOf(id).map(({ round }) => round));
    const ids = entered.map(({ athleteId }) => athleteId).sort();
    for (const number of rounds) {
      const matches = matchesOf(id).filter(({ round }) => round === number);
      const playing = matches.flatMap((match) => [...sideOf(match.id, 1), ...sideOf(match.id, 2)]);
      expect(playing.sort()).toEqual(ids);
    }
  });

  test("every stored score could have been played", () => {
    for (const match of matchesOf(id).filter((row) => row.status === "PLAYED")) {
      const set = setOf(match.id)!;
      const tiebreak =
        typeof set.tieBreakSide1 !== "number"
          ? null
          : ([set.tieBreakSide1, set.tieBreakSide2] as unknown as Points);
      const games: Points = [set.gamesSide1, set.gamesSide2];
      const rules = { matchFormat: "ONE_SET", setFormat: setFormat ?? "SET6_TB66" } as const;
      expect(validateMatchScore(rules, [{ games, tiebreak }])).toBeNull();
      expect(match.winnerSide).toBe(games[0] > games[1] ? 1 : 2);
    }
  });

  test("final positions are those of the standings, and only once it is over", () => {
    const players = entered.map((row) => ({ id: row.athleteId, lot: row.tieBreakLot ?? 0 }));
    const standings = super8Standings(players, resultsOf(id));
    const expected =
      status === "FINISHED" ? standings.map(({ position }) => position) : standings.map(() => null);
    const stored = standings.map(
      ({ playerId }) => entered.find(({ athleteId }) => athleteId === playerId)?.finalPosition ?? null,
    );
    expect(stored).toEqual(expected);
  });
});

test("today's Super 8 has three rounds behind it and one match of the fourth", () => {
  const played = matchesOf(tournamentId("super8-hoje")).filter(({ status }) => status === "PLAYED");
  expect(played.map(({ round, order }) => `${round}.${order}`)).toEqual([
    "1.1",
    "1.2",
    "2.1",
    "2.2",
    "3.1",
    "3.2",
    "4.1",
  ]);
  expect(matchesOf(tournamentId("super8-hoje"))).toHaveLength(14);
});

test("every Super 8 is for eight", () => {
  const places = story.tournaments.flatMap(({ kind, maxParticipants }) =>
    kind === "SUPER8" ? [maxParticipants] : [],
  );
  expect(new Set(places)).toEqual(new Set([8]));
});

test("one match was won without playing, and one Super N had twelve athletes", () => {
  expect(story.matches.filter(({ outcome }) => outcome === "WALKOVER")).toHaveLength(1);
  expect(matchesOf(tournamentId("super12-inverno"))).toHaveLength(33);
});
