import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { usePlaying } from "../support/playing";
import { createArena, createSuper8 } from "../support/story";

const api = useApi();
const { arena, act, matchesOf } = usePlaying(api);

describe("the draw", () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    "%i athletes: everybody gets a number and nobody plays twice at a time",
    async (players) => {
      const { id } = await createSuper8(api(), arena(), players);
      const enrolments = await api().db.enrolment.findMany({ where: { tournamentId: id } });
      const places = Array.from({ length: players }, (_, index) => index + 1);
      expect(enrolments.map(({ drawNumber }) => drawNumber).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        places,
      );
      expect(
        enrolments.map(({ tieBreakLot }) => tieBreakLot).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      ).toEqual(places);
      const matches = await matchesOf(id);
      for (const round of new Set(matches.map((match) => match.round))) {
        const playing = matches
          .filter((match) => match.round === round)
          .flatMap((match) => match.players.map(({ athleteId }) => athleteId));
        expect(new Set(playing).size).toBe(playing.length);
      }
    },
  );

  test("three athletes are too few, and the message says how many are missing", async () => {
    const { globalId } = await createSuper8(api(), arena(), 3, false);
    expect(await act("startTournament", { tournamentId: globalId })).toMatchObject({
      code: "TOO_FEW_ATHLETES",
      message: "São necessários pelo menos 4 atletas: falta 1.",
    });
  });

  test("of two clicks at once one draws and the other is told", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 8, false);
    const answers = await Promise.all(
      [1, 2, 3].map(() => act("startTournament", { tournamentId: globalId })),
    );
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "RuleViolation",
      "RuleViolation",
      "StartTournamentSuccess",
    ]);
    expect(await api().db.match.count({ where: { tournamentId: id } })).toBe(14);
  });

  test("an arena with one court plays the matches of a round one after the other", async () => {
    const small = await createArena(api(), "Pequena", 1);
    const { id } = await createSuper8(api(), small);
    const courts = await api().db.match.groupBy({
      by: ["courtId"],
      where: { tournamentId: id },
      _count: true,
    });
    expect(courts).toHaveLength(1);
    expect(courts[0]?.courtId).not.toBeNull();
  });
});
