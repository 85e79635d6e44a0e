import { expect, test } from "vitest";
import { conflictsOf, conflictsOfMove } from "./schedule-conflicts.rules";
import type { Placement, ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";

/** 08:00 in São Paulo on 2026-11-21. */
const eight = Date.UTC(2026, 10, 21, 11) / 60_000;
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return eight + (hours - 8) * 60 + minutes;
};
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

function match(number: number, athleteIds: string[], more: Partial<ScheduleMatch> = {}): ScheduleMatch {
  const common = { category: "Masculina B", possibleAthleteIds: [], follows: [], earliestStart: null };
  return { id: `m${number}`, label: `Jogo ${number}`, athleteIds, minutes: 40, ...common, ...more };
}

const setting: ScheduleSetting = {
  matches: [
    match(1, ["ana", "bia", "caio", "davi"]),
    match(2, ["edu", "fabio", "gil", "hugo"]),
    match(3, ["ana", "bia", "edu", "fabio"]),
    match(4, [], { possibleAthleteIds: ["ana", "bia", "gil", "hugo"], follows: ["m3"] }),
    match(5, ["ana", "igor"], { category: "Mista B" }),
  ],
  courts: [
    { id: "q1", label: "Quadra 1", venue: "Sol" },
    { id: "q2", label: "Quadra 2", venue: "Sol" },
    { id: "q3", label: "Quadra 3", venue: "Mar" },
  ],
  windows: ["q1", "q2", "q3"].map((courtId) => ({ courtId, ...span("08:00", "22:00") })),
  occupations: [{ courtId: "q2", kind: "CLASS", ...span("18:00", "19:00") }],
  unavailabilities: [{ athleteId: "gil", ...span("14:00", "16:00") }],
  minRestMinutes: 30,
  travelMinutes: 60,
  athleteNames: new Map([
    ["ana", "Ana Souza"],
    ["bia", "Bia Lima"],
    ["gil", "Gil Reis"],
  ]),
  timeZone: "America/Sao_Paulo",
};

const place = (number: number, courtId: string, from: string): Placement => ({
  matchId: `m${number}`,
  courtId,
  startsAt: at(from),
  endsAt: at(from) + 40,
});
const conflictsWith = (placements: Placement[], move: Placement) =>
  conflictsOfMove(setting, placements, move).map(({ kind, hard, reason }) => [kind, hard, reason]);

test("a place that respects everything has no conflict", () => {
  const all = [
    place(1, "q1", "08:00"),
    place(2, "q2", "08:00"),
    place(3, "q1", "09:10"),
    place(4, "q1", "10:20"),
  ];
  expect(conflictsOf(setting, all)).toEqual([]);
});

test("a court that another match or a class holds is hard", () => {
  expect(conflictsWith([place(1, "q1", "08:00")], place(2, "q1", "08:30"))).toEqual([
    ["COURT_TAKEN", true, "Quadra 1 já recebe o Jogo 1 das 08:00 às 08:40."],
  ]);
  expect(conflictsWith([], place(2, "q2", "17:30"))).toEqual([
    ["COURT_OCCUPIED", true, "Quadra 2 está ocupada por uma aula das 18:00 às 19:00."],
  ]);
});

test("athletes in two places are hard, athletes who only may be there are not", () => {
  expect(conflictsWith([place(1, "q1", "08:00")], place(3, "q2", "08:20"))).toEqual([
    ["ATHLETE_TWICE", true, "Ana Souza e Bia Lima jogam o Jogo 1 ao mesmo tempo (das 08:00 às 08:40)."],
  ]);
  expect(conflictsWith([place(5, "q1", "08:00")], place(4, "q2", "08:00"))).toEqual([
    ["ATHLETE_TWICE", false, "Ana Souza pode jogar o Jogo 5 ao mesmo tempo (das 08:00 às 08:40)."],
  ]);
});

test("too little rest, and too little time to another venue, are reported in minutes", () => {
  expect(conflictsWith([place(1, "q1", "08:00")], place(3, "q2", "08:50"))).toEqual([
    [
      "REST_TOO_SHORT",
      false,
      "Ana Souza e Bia Lima têm 10 min de descanso entre este jogo e o Jogo 1: o mínimo é 30 min.",
    ],
  ]);
  expect(conflictsWith([place(1, "q1", "08:00")], place(3, "q3", "09:20"))).toEqual([
    [
      "TRAVEL_TOO_SHORT",
      false,
      "Ana Souza e Bia Lima têm 40 min entre este jogo e o Jogo 1, em outro local: o deslocamento leva 60 min.",
    ],
  ]);
});

test("an absence, the court's hours and the order of the draw are reported", () => {
  expect(conflictsWith([], place(2, "q1", "13:30"))).toEqual([
    ["UNAVAILABLE", false, "Gil Reis está indisponível das 14:00 às 16:00."],
  ]);
  expect(conflictsWith([], place(2, "q1", "21:30"))).toEqual([
    ["OUTSIDE_HOURS", false, "Em 21/11, Quadra 1 só recebe jogos das 08:00 às 22:00."],
  ]);
  expect(
    conflictsWith([], {
      ...place(2, "q1", "08:00"),
      startsAt: at("08:00") + 1440,
      endsAt: at("08:40") + 1440,
    }),
  ).toEqual([["OUTSIDE_HOURS", false, "Quadra 1 não recebe jogos em 22/11."]]);
  expect(conflictsWith([place(3, "q1", "10:00")], place(4, "q2", "08:00"))).toContainEqual([
    "OUT_OF_ORDER",
    false,
    "Começa antes do fim do Jogo 3 (10:40), que decide quem joga.",
  ]);
  expect(conflictsWith([place(4, "q1", "10:00")], place(3, "q2", "17:00"))).toContainEqual([
    "OUT_OF_ORDER",
    false,
    "Decide quem joga o Jogo 4, que começa antes (10:00).",
  ]);
});

test("a match does not stand in its own way", () => {
  expect(conflictsWith([place(1, "q1", "08:00")], place(1, "q1", "08:20"))).toEqual([]);
});

test("both matches of a conflict tell it", () => {
  const conflicts = conflictsOf(setting, [place(1, "q1", "08:00"), place(2, "q1", "08:00")]);
  expect(conflicts.map(({ matchId, otherMatchId }) => [matchId, otherMatchId])).toEqual([
    ["m1", "m2"],
    ["m2", "m1"],
  ]);
});
