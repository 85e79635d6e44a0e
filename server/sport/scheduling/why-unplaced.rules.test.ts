import fc from "fast-check";
import { expect, test } from "vitest";
import { anySetting } from "../../../tests/support/any-schedule-setting";
import { conflictsOfMove, type ScheduleConflictKind } from "./schedule-conflicts.rules";
import { scheduleMatches } from "./schedule-matches.rules";
import type { Placement, ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";
import { unplacedReason } from "./why-unplaced.rules";

const options = { kept: [] as Placement[], notBefore: 0, slotMinutes: 5 };
const match = (more: Partial<ScheduleMatch>): ScheduleMatch => ({
  id: "m1",
  label: "Jogo 1",
  category: "A",
  athleteIds: ["a1"],
  possibleAthleteIds: [],
  minutes: 40,
  follows: [],
  earliestStart: null,
  ...more,
});
const settingWith = (matches: ScheduleMatch[], more: Partial<ScheduleSetting> = {}): ScheduleSetting => ({
  matches,
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
const reasons = (setting: ScheduleSetting, more: Partial<typeof options> = {}) =>
  scheduleMatches(setting, { ...options, ...more }).unplaced.map(({ reason }) => reason);
const only = (own: Partial<ScheduleMatch>, more: Partial<ScheduleSetting> = {}) =>
  settingWith([match(own)], more);

test("the courts' hours are too short, over, or too late", () => {
  expect(reasons(only({}, { windows: [] }))).toEqual([
    "Nenhuma quadra tem 40 minutos seguidos nos horários do torneio.",
  ]);
  expect(reasons(only({}), { notBefore: 90 })).toEqual([
    "Nenhuma quadra tem 40 minutos seguidos no que resta dos horários do torneio.",
  ]);
  expect(reasons(only({ earliestStart: 100 }))).toEqual([
    "Só pode começar quando já não sobra horário de quadra.",
  ]);
});

test("what takes the court or the athletes is named", () => {
  const taken = [{ courtId: "q1", kind: "RENTAL" as const, startsAt: 30, endsAt: 90 }];
  expect(reasons(only({}, { occupations: taken }))).toEqual([
    "Faltam horários de quadra: os que restam já estão ocupados ou têm menos de 40 minutos seguidos.",
  ]);
  const absent = [{ athleteId: "a1", startsAt: 30, endsAt: 90 }];
  expect(reasons(only({}, { unavailabilities: absent }))).toEqual([
    "Há atletas indisponíveis em todos os horários de quadra que restam.",
  ]);
});

test("matches before and after it leave no time", () => {
  const [first, last] = [match({}), match({ id: "m2", follows: ["m1"], athleteIds: ["a2"] })];
  const keep = (matchId: string, startsAt: number) => [
    { matchId, courtId: "q1", startsAt, endsAt: startsAt + 40 },
  ];
  expect(reasons(settingWith([first, last]), { kept: keep("m1", 60) })).toEqual([
    "Os jogos de que depende terminam tarde demais: não sobra horário de quadra depois deles.",
  ]);
  expect(reasons(settingWith([first, last]), { kept: keep("m2", 20) })).toEqual([
    "Um jogo que depende deste já tem lugar fixo: não sobra horário de quadra antes dele.",
  ]);
  expect(reasons(settingWith([{ ...first, minutes: 200 }, last]))).toEqual([
    "Nenhuma quadra tem 200 minutos seguidos nos horários do torneio.",
    "Depende de um jogo que não coube na programação.",
  ]);
});

test("its athletes rest, and what else keeps them", () => {
  const windows = [{ courtId: "q1", startsAt: 0, endsAt: 110 }];
  const two = [match({}), match({ id: "m2" })];
  expect(reasons(settingWith(two, { windows, minRestMinutes: 35 }))).toEqual([
    "Nos horários de quadra que restam, seus atletas jogam ou descansam.",
  ]);
  const absent = [{ athleteId: "a1", startsAt: 100, endsAt: 300 }];
  const longer = [{ courtId: "q1", startsAt: 0, endsAt: 150 }];
  expect(reasons(settingWith(two, { windows: longer, unavailabilities: absent }))).toEqual([
    "Nos horários de quadra que restam, seus atletas jogam, descansam ou estão indisponíveis.",
  ]);
  const venues = {
    courts: [
      { id: "q1", label: "Quadra 1", venue: "Sol" },
      { id: "q2", label: "Quadra 2", venue: "Mar" },
    ],
    windows: [
      { courtId: "q1", startsAt: 0, endsAt: 40 },
      { courtId: "q2", startsAt: 60, endsAt: 130 },
    ],
    travelMinutes: 60,
  };
  expect(reasons(settingWith(two, venues))).toEqual([
    "Nos horários de quadra que restam, seus atletas jogam, descansam ou estão a caminho de outro local.",
  ]);
});

test("a start between two slots is no start", () => {
  expect(reasons(only({}, { windows: [{ courtId: "q1", startsAt: 2, endsAt: 42 }] }))).toEqual([
    "Os jogos começam de 5 em 5 minutos, e nenhum desses inícios deixa lugar para este.",
  ]);
});

test("only what is in a circle waits for itself", () => {
  const circle = [match({ follows: ["m2"] }), match({ id: "m2", follows: ["m1"] })];
  expect(reasons(settingWith([...circle, match({ id: "m3", follows: ["m2"] })]))).toEqual([
    "A ordem dos jogos dá voltas: este jogo espera por si mesmo.",
    "A ordem dos jogos dá voltas: este jogo espera por si mesmo.",
    "Depende de um jogo que não coube na programação.",
  ]);
});

test("without details about the court and the absences, the reason is play or rest", () => {
  const free = { windowLongEnough: true, windowAfterEarlierMatches: true, courtFree: true };
  expect(unplacedReason(match({}), false, { ...free, athletesThere: true })).toBe(
    "Nos horários de quadra que restam, seus atletas jogam ou descansam.",
  );
});

/** What every place that a match could have would break. */
function obstaclesEverywhere(setting: ScheduleSetting, standing: readonly Placement[], left: ScheduleMatch) {
  const last = Math.max(0, ...setting.windows.map(({ endsAt }) => endsAt));
  return setting.courts.flatMap(({ id: courtId }) =>
    Array.from({ length: Math.ceil(last / 5) }, (_, slot) => {
      const startsAt = 5 * slot;
      const place = { matchId: left.id, courtId, startsAt, endsAt: startsAt + left.minutes };
      const kinds = conflictsOfMove(setting, standing, place).map(({ kind }) => kind);
      return {
        startsAt,
        has: (...some: ScheduleConflictKind[]) => some.some((kind) => kinds.includes(kind)),
        none: kinds.length === 0,
      };
    }),
  );
}

test("a reason is true of the schedule that it comes with", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anySetting, fc.nat({ max: 200 }), fc.nat({ max: 2 }), (setting, notBefore, some) => {
      const kept = scheduleMatches(setting, options).placed.filter((_, index) => index % 3 === some);
      const { placed, unplaced } = scheduleMatches(setting, { ...options, kept, notBefore });
      const standing = [...kept, ...placed];
      const stands = (id: string) => standing.some(({ matchId }) => matchId === id);
      for (const { matchId, reason } of unplaced) {
        const left = setting.matches.find(({ id }) => id === matchId) as ScheduleMatch;
        seen.add(reason.replace(/\d+/g, "N"));
        if (reason.startsWith("Depende de")) {
          expect(left.follows.some((id) => !stands(id))).toBe(true);
          continue;
        }
        const everywhere = obstaclesEverywhere(setting, standing, left);
        const inTime = everywhere.filter(
          ({ startsAt, has }) =>
            startsAt >= Math.max(notBefore, left.earliestStart ?? 0) && !has("OUT_OF_ORDER", "OUTSIDE_HOURS"),
        );
        const onCourt = inTime.filter(({ has }) => !has("COURT_TAKEN", "COURT_OCCUPIED"));
        expect(onCourt.filter(({ none }) => none)).toEqual([]);
        if (/seguidos nos horários/.test(reason))
          expect(everywhere.every(({ has }) => has("OUTSIDE_HOURS"))).toBe(true);
        else if (/no que resta dos/.test(reason))
          expect(everywhere.every((at) => at.startsAt < notBefore || at.has("OUTSIDE_HOURS"))).toBe(true);
        else if (/terminam tarde|Só pode|Um jogo que/.test(reason)) expect(inTime).toEqual([]);
        else if (reason.startsWith("Faltam")) expect(onCourt).toEqual([]);
        else if (reason.startsWith("Há atletas"))
          expect(onCourt.every(({ has }) => has("UNAVAILABLE"))).toBe(true);
        else if (reason.endsWith("jogam ou descansam."))
          expect(onCourt.every(({ has }) => has("ATHLETE_TWICE", "REST_TOO_SHORT", "TRAVEL_TOO_SHORT"))).toBe(
            true,
          );
        else expect(reason).toMatch(/^Nos horários|^Os jogos começam/);
      }
    }),
    { numRuns: 150 },
  );
  expect(seen.size).toBeGreaterThan(4);
});
