import { describe, expect, test } from "vitest";
import {
  athletesIn,
  inTimeOrder,
  latestFirst,
  nameOfPlace,
  placeAmong,
  plays,
  programmeOf,
  type PublicCategory,
  type PublicMatch,
  sideName,
  timeOf,
} from "./public-matches";
import { publicBrackets } from "./public-brackets";

/** Four hours behind UTC. */
const manaus = "America/Manaus";

let count = 0;
const match = (more: Partial<PublicMatch>): PublicMatch => ({
  id: `m${++count}`,
  number: count,
  stage: "MAIN",
  group: null,
  round: 1,
  order: count,
  status: "SCHEDULED",
  outcome: null,
  scheduledFor: null,
  expectedAt: null,
  isLate: false,
  playedAt: null,
  court: null,
  sides: [],
  sets: [],
  ...more,
});
const side = (...names: string[]) => ({
  athletes: names.map((displayName) => ({ id: displayName, key: displayName, displayName })),
  origin: "Vencedor do jogo 1",
  isWinner: false,
});

describe("the programme", () => {
  test("lists running and called matches first, then by local day, matches without a date last", () => {
    const live = match({ status: "IN_PROGRESS" });
    const called = match({ status: "CALLED", scheduledFor: "2026-11-21T15:00:00Z" });
    const evening = match({ scheduledFor: "2026-11-22T03:30:00Z" });
    const night = match({ scheduledFor: "2026-11-22T04:15:00Z" });
    const next = match({ scheduledFor: "2026-11-22T12:00:00Z" });
    const undated = match({});
    const over = match({ status: "PLAYED", outcome: "COMPLETED" });
    const { now, days } = programmeOf([undated, next, evening, night, over, called, live], manaus);
    expect(now).toEqual([called, live]);
    expect(days).toEqual([
      { day: "2026-11-21", matches: [evening] },
      { day: "2026-11-22", matches: [night, next] },
      { day: null, matches: [undated] },
    ]);
  });

  test("finds the latest result, ignoring byes", () => {
    const first = match({ status: "PLAYED", outcome: "COMPLETED", playedAt: "2026-11-21T12:00:00Z" });
    const second = match({ status: "PLAYED", outcome: "WALKOVER", playedAt: "2026-11-21T13:00:00Z" });
    const bye = match({ status: "PLAYED", outcome: "BYE", playedAt: "2026-11-21T14:00:00Z" });
    expect(latestFirst([first, bye, second])).toEqual([second, first]);
  });

  test("sorts by time, then by round and number", () => {
    const late = match({ scheduledFor: "2026-11-21T13:00:00Z" });
    const early = match({ scheduledFor: "2026-11-21T12:00:00Z" });
    const final = match({ round: 2, number: 1 });
    const semifinal = match({ round: 1, number: 9 });
    expect(inTimeOrder([final, late, semifinal, early])).toEqual([early, late, semifinal, final]);
  });
});

describe("the knockout", () => {
  const quarter = match({ round: 1, order: 2, sides: [side("Ana", "Bia"), side("Clara", "Davi")] });
  const bye = match({ round: 1, order: 1, status: "PLAYED", outcome: "BYE" });
  const semifinal = match({ round: 2, order: 1, status: "IN_PROGRESS", court: "Quadra 2" });
  const final = match({ round: 3, order: 1, scheduledFor: "2026-11-21T12:00:00Z" });
  const third = match({ stage: "THIRD_PLACE", order: 1 });
  const group = match({ stage: "GROUP", group: "A" });
  const category: PublicCategory = {
    id: "c",
    name: "Mista C",
    format: "GROUPS_KNOCKOUT",
    lettersByResult: false,
    matches: [final, third, group, semifinal, quarter, bye],
  };

  test("has its rounds in order and their names, without the byes", () => {
    const brackets = publicBrackets(category, { seeds: new Map(), own: null, timeZone: manaus });
    expect(
      brackets.map(({ stage, rounds }) => ({
        stage,
        rounds: rounds.map(({ name, matches }) => [name, ...matches.map(({ number }) => number)]),
      })),
    ).toEqual([
      {
        stage: "MAIN",
        rounds: [
          ["Quartas de final", quarter.number],
          ["Semifinal", semifinal.number],
          ["Final", final.number],
        ],
      },
      { stage: "THIRD_PLACE", rounds: [["Disputa de 3º lugar", third.number]] },
    ]);
  });

  test("shows court and time, the seeds, and which side is highlighted", () => {
    const [main] = publicBrackets(category, { seeds: new Map([["Clara", 3]]), own: "Bia", timeZone: manaus });
    const matches = main?.rounds.flatMap((round) => round.matches) ?? [];
    expect(matches.map(({ note }) => note)).toEqual([null, "Em andamento · Quadra 2", "sáb 08:00"]);
    expect(matches[0]?.sides.map(({ seed, isOwn }) => [seed, isOwn])).toEqual([
      [null, true],
      [3, false],
    ]);
  });

  test("shows the estimated start if it is later than scheduled", () => {
    const late = { ...final, expectedAt: "2026-11-21T12:45:00Z", court: "Quadra 1" };
    const [main] = publicBrackets(
      { ...category, matches: [semifinal, late] },
      { seeds: new Map(), own: null, timeZone: manaus },
    );
    expect(main?.rounds.at(-1)?.matches[0]?.note).toBe("08:00, previsto 08:45 · Quadra 1");
  });

  test("and each match knows its place", () => {
    expect(nameOfPlace(semifinal, category)).toBe("Semifinal");
    expect(nameOfPlace(group, category)).toBe("Grupo A");
    expect(nameOfPlace(match({ stage: null, round: 3 }), category)).toBe("Rodada 3");
    expect(placeAmong([category], category, final)).toBe("Final");
    expect(placeAmong([category, { ...category, id: "d" }], category, final)).toBe("Mista C · Final");
  });
});

test("a match shows its time until it is over", () => {
  const scheduledFor = "2026-11-21T12:00:00Z";
  const expectedAt = "2026-11-21T12:45:00Z";
  expect(timeOf(match({}), manaus)).toBeNull();
  expect(timeOf(match({ scheduledFor }), manaus)).toBe("08:00");
  expect(timeOf(match({ scheduledFor, expectedAt }), manaus)).toBe("08:00, previsto 08:45");
  expect(timeOf(match({ scheduledFor, status: "PLAYED" }), manaus)).toBeNull();
});

test("lists each player once, by name", () => {
  const matches = [
    match({ sides: [side("Bia", "Ana"), side("Clara", "Davi")] }),
    match({ sides: [side("Ana", "Bia")] }),
  ];
  expect(athletesIn(matches).map(({ displayName }) => displayName)).toEqual(["Ana", "Bia", "Clara", "Davi"]);
  expect(matches.filter((one) => plays(one, "Davi"))).toHaveLength(1);
});

test("a side shows its athletes or, if they are unknown, where they come from", () => {
  expect(sideName(side("Ana Beatriz de Souza", "Bia Lima"))).toBe("Ana Souza / Bia Lima");
  expect(sideName(side())).toBe("Vencedor do jogo 1");
  expect(sideName(undefined)).toBe("A definir");
});
