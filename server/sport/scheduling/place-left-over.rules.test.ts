import fc from "fast-check";
import { expect, test } from "vitest";
import { anySetting } from "../../../tests/support/any-schedule-setting";
import { bigEvent, courtsAndDays } from "../../../tests/support/schedule-events";
import { MatchBoard } from "./match-board.rules";
import {
  type EpochMinute,
  matchRelations,
  type Placement,
  type ScheduleMatch,
  type ScheduleSetting,
} from "./schedule-plan.rules";
import { placeLeftOver } from "./place-left-over.rules";
import { conflictsOf, conflictsOfMove } from "./schedule-conflicts.rules";
import { scheduleMatches } from "./schedule-matches.rules";

const slotMinutes = 10;
const options = { kept: [] as Placement[], notBefore: 0, slotMinutes };

/** One match after the other as early as it can, in the order given. */
function placedInTurn(setting: ScheduleSetting, kept: readonly Placement[]): MatchBoard {
  const board = emptyBoard(setting, kept);
  for (const match of setting.matches) {
    const place = board.placeOf(match.id) ? null : board.earliestPlace(match);
    if (place) board.put(place);
  }
  return board;
}

const emptyBoard = (setting: ScheduleSetting, kept: readonly Placement[]) =>
  new MatchBoard(setting, { ...options, kept }, matchRelations(setting.matches));

test("whatever had a place has one afterwards, what is kept does not move, and nothing is broken", () => {
  let found = 0;
  fc.assert(
    fc.property(anySetting, fc.nat({ max: 4 }), (setting, some) => {
      const kept = placedInTurn(setting, [])
        .placed()
        .filter((_, index) => index % 5 === some);
      const board = placedInTurn(setting, kept);
      const before = board.placed().map(({ matchId }) => matchId);
      placeLeftOver(board, emptyBoard(setting, kept));
      const after = board.placed();
      const ids = new Set(after.map(({ matchId }) => matchId));
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      expect(kept.filter(({ matchId }) => ids.has(matchId))).toEqual([]);
      expect(conflictsOf(setting, [...kept, ...after])).toEqual([]);
      for (const { matchId, startsAt } of after) {
        expect(startsAt % slotMinutes).toBe(0);
        expect(startsAt).toBeGreaterThanOrEqual(board.matches.get(matchId)?.earliestStart ?? 0);
      }
      found += after.length - before.length;
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(0);
});

/** Up to six matches on two courts of one or two venues, with hardly enough time. */
const anySmallSetting: fc.Arbitrary<ScheduleSetting> = fc
  .record({
    matches: fc.array(
      fc.record({
        athleteIds: fc.subarray(["a", "b", "c", "d", "e", "f"], { minLength: 2, maxLength: 3 }),
        minutes: fc.constantFrom(20, 30, 40),
        follows: fc.option(fc.nat({ max: 20 }), { freq: 2 }),
        earliestStart: fc.option(fc.constantFrom(20, 60), { freq: 2 }),
      }),
      { minLength: 4, maxLength: 6 },
    ),
    spare: fc.nat({ max: 14 }),
    courtCount: fc.constantFrom(1, 2),
    sameVenue: fc.boolean(),
    closed: fc.option(fc.nat({ max: 10 })),
    absentFrom: fc.option(fc.nat({ max: 10 })),
    minRestMinutes: fc.constantFrom(0, 10, 20, 30),
  })
  .map(({ matches, spare, courtCount, sameVenue, closed, absentFrom, minRestMinutes }) => {
    const total = matches.reduce((sum, { minutes }) => sum + minutes, 0);
    const endsAt = Math.ceil(total / courtCount / slotMinutes + spare) * slotMinutes;
    const courts = ["q1", "q2"].slice(0, courtCount).map((id, index) => ({
      id,
      label: id,
      venue: sameVenue || index === 0 ? "Sol" : "Mar",
    }));
    return {
      courts,
      windows: courts.map(({ id }) => ({ courtId: id, startsAt: 0, endsAt })),
      matches: matches.map(({ follows, ...match }, index): ScheduleMatch => ({
        id: `m${index}`,
        label: `Jogo ${index}`,
        category: "A",
        possibleAthleteIds: [],
        follows: follows === null || index === 0 ? [] : [`m${follows % index}`],
        ...match,
      })),
      occupations:
        closed === null
          ? []
          : [{ courtId: "q1", kind: "CLASS" as const, startsAt: 10 * closed, endsAt: 10 * closed + 20 }],
      unavailabilities:
        absentFrom === null
          ? []
          : [{ athleteId: "a", startsAt: 10 * absentFrom, endsAt: 10 * absentFrom + 30 }],
      minRestMinutes,
      travelMinutes: 40,
      athleteNames: new Map(),
      timeZone: "America/Sao_Paulo",
    };
  });

/** Whether everything can have a place: tries all orders of starts and all courts. */
function canBeFull(
  setting: ScheduleSetting,
  placed: readonly Placement[] = [],
  from: EpochMinute = 0,
): boolean {
  const left = setting.matches.filter(({ id }) => !placed.some(({ matchId }) => matchId === id));
  if (left.length === 0) return true;
  const places = left.map((match) => firstPlaces(setting, match, placed, from));
  if (places.some(({ length }) => length === 0)) return false;
  return places.flat().some((place) => {
    const { follows } = setting.matches.find(({ id }) => id === place.matchId) as ScheduleMatch;
    if (left.some(({ id }) => follows.includes(id))) return false;
    return canBeFull(setting, [...placed, place], place.startsAt);
  });
}

/** On each court the first place from then on. */
function firstPlaces(
  { courts, windows, ...setting }: ScheduleSetting,
  { id: matchId, minutes, earliestStart }: ScheduleMatch,
  placed: readonly Placement[],
  from: EpochMinute,
): Placement[] {
  return windows.flatMap(({ courtId, endsAt: closes }) => {
    for (
      let startsAt = Math.max(from, earliestStart ?? 0);
      startsAt + minutes <= closes;
      startsAt += slotMinutes
    ) {
      const place = { matchId, courtId, startsAt, endsAt: startsAt + minutes };
      if (conflictsOfMove({ courts, windows, ...setting }, placed, place).length === 0) return [place];
    }
    return [];
  });
}

test("where all orders of play hold a full schedule, it is found", () => {
  const seen = { full: 0, notInTurn: 0 };
  fc.assert(
    fc.property(anySmallSetting, (setting) => {
      const { unplaced } = scheduleMatches(setting, options);
      if (unplaced.length === 0) seen.full += 1;
      if (unplaced.length === 0 && placedInTurn(setting, []).placed().length < setting.matches.length)
        seen.notInTurn += 1;
      if (unplaced.length > 0) expect(canBeFull(setting)).toBe(false);
    }),
    { numRuns: 200 },
  );
  expect(seen.full).toBeGreaterThan(40);
  expect(seen.notInTurn).toBeGreaterThan(0);
});

/** A timetable without a free minute, of which only the matches are known. */
const anyFullTimetable = fc
  .record({
    courtCount: fc.constantFrom(1, 2),
    slotCount: fc.integer({ min: 5, max: 9 }),
    rest: fc.constantFrom(0, 1, 2),
    luck: fc.infiniteStream(fc.nat()),
  })
  .map(({ courtCount, slotCount, rest, luck }): ScheduleSetting => {
    const next = (below: number) => (luck.next().value as number) % below;
    const athletes = Array.from({ length: 3 * courtCount * (1 + rest) }, (_, index) => `a${index}`);
    const played = new Map<string, number>();
    const matches: ScheduleMatch[] = [];
    for (let slot = 0; slot < slotCount; slot++) {
      for (let court = 0; court < courtCount; court++) {
        const rested = athletes.filter((id) => (played.get(id) ?? -Infinity) + rest < slot);
        const athleteIds = [0, 1].map(() => rested.splice(next(rested.length), 1)[0] as string);
        for (const id of athleteIds) played.set(id, slot);
        matches.splice(next(matches.length + 1), 0, {
          id: `${slot}.${court}`,
          label: `Jogo ${slot}.${court}`,
          category: "A",
          athleteIds,
          possibleAthleteIds: [],
          minutes: 30,
          follows: [],
          earliestStart: null,
        });
      }
    }
    const { courts, windows } = courtsAndDays(courtCount, 1, slotCount / 2);
    return {
      matches,
      courts,
      windows,
      occupations: [],
      unavailabilities: [],
      minRestMinutes: 30 * rest,
      travelMinutes: 0,
      athleteNames: new Map(),
      timeZone: "America/Sao_Paulo",
    };
  });

test("a timetable that fills every minute is found again", () => {
  fc.assert(
    fc.property(anyFullTimetable, (setting) => {
      expect(scheduleMatches(setting, options).unplaced).toEqual([]);
    }),
    { numRuns: 200, seed: 20261121 },
  );
});

test("where there are far too few hours, the courts are full all the same", () => {
  const setting = bigEvent();
  const windows = setting.windows.filter(({ startsAt }) => startsAt < 1440);
  const { placed, unplaced } = scheduleMatches({ ...setting, windows }, options);
  // 14 hours of 6 courts hold 126 matches of 40 minutes.
  expect(placed).toHaveLength(126);
  expect(unplaced).toHaveLength(74);
});
