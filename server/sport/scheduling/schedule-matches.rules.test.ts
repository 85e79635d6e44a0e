import { expect, test } from "vitest";
import {
  bigEvent,
  courtsAndDays,
  drawnCategory,
  pairsFrom,
  settingOf,
} from "../../../tests/support/schedule-events";
import { conflictsOf } from "./schedule-conflicts.rules";
import { scheduleMatches } from "./schedule-matches.rules";
import type { ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";

const options = { kept: [], notBefore: 0, slotMinutes: 5 };
const only = (match: Partial<ScheduleMatch>, more: Partial<ScheduleSetting> = {}): ScheduleSetting => ({
  matches: [
    {
      id: "m1",
      label: "Jogo 1",
      category: "A",
      athleteIds: ["a1"],
      possibleAthleteIds: [],
      minutes: 40,
      follows: [],
      earliestStart: null,
      ...match,
    },
  ],
  courts: [{ id: "q1", label: "Quadra 1", venue: "Sol" }],
  windows: [{ courtId: "q1", startsAt: 0, endsAt: 120 }],
  occupations: [],
  unavailabilities: [],
  minRestMinutes: 30,
  travelMinutes: 0,
  athleteNames: new Map(),
  timeZone: "America/Sao_Paulo",
  ...more,
});
const reasons = (setting: ScheduleSetting, kept = options.kept as never[]) =>
  scheduleMatches(setting, { ...options, kept }).unplaced.map(({ reason }) => reason);

test("200 matches find a place on 6 courts, and the courts hardly rest until the last ball", () => {
  const setting = bigEvent();
  const { placed, unplaced } = scheduleMatches(setting, options);
  expect(setting.matches).toHaveLength(200);
  expect(unplaced).toEqual([]);
  expect(conflictsOf(setting, placed)).toEqual([]);
  const end = Math.max(...placed.map(({ endsAt }) => endsAt));
  const open = setting.windows.reduce(
    (sum, { startsAt, endsAt }) => sum + Math.max(0, Math.min(endsAt, end) - startsAt),
    0,
  );
  expect((200 * 40) / open).toBeGreaterThan(0.85);
});

test("a group plays in parallel rounds where there are courts", () => {
  const group = drawnCategory("A", pairsFrom(0, 4).slice(0, 4));
  const setting = settingOf([group], courtsAndDays(2, 1, 10));
  const starts = scheduleMatches(setting, options).placed.map(({ startsAt }) => startsAt - 11 * 60);
  expect(starts).toEqual([0, 0, 70, 70, 140, 140, 210]);
});

test("what cannot be placed says why", () => {
  expect(reasons(only({}, { windows: [] }))).toEqual([
    "Nenhuma quadra tem 40 minutos seguidos nos horários do torneio.",
  ]);
  expect(reasons(only({ earliestStart: 100 }))).toEqual([
    "Os jogos de que depende terminam tarde demais: não sobra horário de quadra depois deles.",
  ]);
  const taken = [{ courtId: "q1", kind: "RENTAL" as const, startsAt: 30, endsAt: 90 }];
  expect(reasons(only({}, { occupations: taken }))).toEqual([
    "Faltam horários de quadra: os que restam já estão ocupados.",
  ]);
  const absent = [{ athleteId: "a1", startsAt: 30, endsAt: 90 }];
  expect(reasons(only({}, { unavailabilities: absent }))).toEqual([
    "Há atletas indisponíveis em todos os horários de quadra que restam.",
  ]);
  expect(reasons(only({ follows: ["m1"] }))).toEqual([
    "A ordem dos jogos dá voltas: este jogo espera por si mesmo.",
  ]);
});

test("what follows a match without a place has none either, and says so", () => {
  const setting = only({ minutes: 200 });
  const [first] = setting.matches as [ScheduleMatch];
  const second = { ...first, id: "m2", minutes: 20, athleteIds: [], follows: ["m1"] };
  expect(reasons({ ...setting, matches: [first, second] })).toEqual([
    "Nenhuma quadra tem 200 minutos seguidos nos horários do torneio.",
    "Depende de um jogo que não coube na programação.",
  ]);
});

test("rest leaves no room for a second match", () => {
  const setting = only({});
  const [first] = setting.matches as [ScheduleMatch];
  const windows = [{ courtId: "q1", startsAt: 0, endsAt: 100 }];
  expect(reasons({ ...setting, windows, matches: [first, { ...first, id: "m2" }] })).toEqual([
    "Nos horários de quadra que restam, seus atletas jogam ou descansam.",
  ]);
});
