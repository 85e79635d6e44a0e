import { describe, expect, test } from "vitest";
import { athletesIn, bracketOf, inTimeOrder, latestFirst, nameOfPlace, programmeOf } from "./match-lists";
import { plays, sideName, type PublicMatch } from "./public-match";

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
  playedAt: null,
  court: null,
  sides: [],
  sets: [],
  ...more,
});
const side = (...names: string[]) => ({
  athletes: names.map((displayName) => ({ key: displayName, displayName })),
  origin: "Vencedor do jogo 1",
  isWinner: false,
});

describe("the programme", () => {
  test("tells what is on a court or called, then day by day in Brasília, the undated last", () => {
    const live = match({ status: "IN_PROGRESS" });
    const called = match({ status: "CALLED", scheduledFor: "2026-11-21T15:00:00Z" });
    const evening = match({ scheduledFor: "2026-11-22T01:30:00Z" });
    const next = match({ scheduledFor: "2026-11-22T12:00:00Z" });
    const undated = match({});
    const over = match({ status: "PLAYED", outcome: "COMPLETED" });
    const { now, days } = programmeOf([undated, next, evening, over, called, live]);
    expect(now).toEqual([called, live]);
    expect(days).toEqual([
      { day: "2026-11-21", matches: [evening] },
      { day: "2026-11-22", matches: [next] },
      { day: null, matches: [undated] },
    ]);
  });

  test("knows the latest result, and that a bye is none", () => {
    const first = match({ status: "PLAYED", outcome: "COMPLETED", playedAt: "2026-11-21T12:00:00Z" });
    const second = match({ status: "PLAYED", outcome: "WALKOVER", playedAt: "2026-11-21T13:00:00Z" });
    const bye = match({ status: "PLAYED", outcome: "BYE", playedAt: "2026-11-21T14:00:00Z" });
    expect(latestFirst([first, bye, second])).toEqual([second, first]);
  });

  test("goes by time, then by round and number", () => {
    const late = match({ scheduledFor: "2026-11-21T13:00:00Z" });
    const early = match({ scheduledFor: "2026-11-21T12:00:00Z" });
    const final = match({ round: 2, number: 1 });
    const semifinal = match({ round: 1, number: 9 });
    expect(inTimeOrder([final, late, semifinal, early])).toEqual([early, late, semifinal, final]);
  });
});

describe("the knockout", () => {
  const quarter = match({ round: 1, order: 2 });
  const bye = match({ round: 1, order: 1, status: "PLAYED", outcome: "BYE" });
  const semifinal = match({ round: 2 });
  const final = match({ round: 3 });
  const third = match({ stage: "THIRD_PLACE" });
  const group = match({ stage: "GROUP", group: "A" });
  const all = [final, third, group, semifinal, quarter, bye];

  test("has its rounds in order and their names, without the byes", () => {
    expect(bracketOf(all)).toEqual([
      {
        stage: "MAIN",
        rounds: [
          { round: 1, name: "Quartas de final", matches: [quarter] },
          { round: 2, name: "Semifinal", matches: [semifinal] },
          { round: 3, name: "Final", matches: [final] },
        ],
      },
      { stage: "THIRD_PLACE", rounds: [{ round: 1, name: "3º lugar", matches: [third] }] },
    ]);
  });

  test("and each match knows its place", () => {
    expect(nameOfPlace(semifinal, all)).toBe("Semifinal");
    expect(nameOfPlace(group, all)).toBe("Grupo A");
    expect(nameOfPlace(match({ stage: null, round: 3 }), all)).toBe("Rodada 3");
  });
});

test("whoever plays is found once, by name", () => {
  const matches = [
    match({ sides: [side("Bia", "Ana"), side("Clara", "Davi")] }),
    match({ sides: [side("Ana", "Bia")] }),
  ];
  expect(athletesIn(matches).map(({ displayName }) => displayName)).toEqual(["Ana", "Bia", "Clara", "Davi"]);
  expect(matches.filter((one) => plays(one, "Davi"))).toHaveLength(1);
});

test("a side is who plays on it, else where it comes from", () => {
  expect(sideName(side("Ana Beatriz de Souza", "Bia Lima"))).toBe("Ana Souza / Bia Lima");
  expect(sideName(side())).toBe("Vencedor do jogo 1");
  expect(sideName(undefined)).toBe("A definir");
});
