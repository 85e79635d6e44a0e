import fc from "fast-check";
import { expect, test } from "vitest";
import { anySetting, threeCourts as courts } from "../../../tests/support/any-schedule-setting";
import {
  courtsAndDays,
  drawnCategory,
  pairsFrom,
  playedBy,
  settingOf,
  type DrawnCategory,
} from "../../../tests/support/schedule-events";
import { conflictsOf } from "./schedule-conflicts.rules";
import { scheduleMatches } from "./schedule-matches.rules";
import type { Interval, Placement, ScheduleMatch } from "./schedule-plan.rules";

const options = { kept: [], notBefore: 0, slotMinutes: 5 };

const meet = (a: Interval, b: Interval) => Math.max(a.startsAt, b.startsAt) < Math.min(a.endsAt, b.endsAt);
const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));

test("every match either has a place or a reason, and the schedule has no conflict", () => {
  fc.assert(
    fc.property(anySetting, (setting) => {
      const { placed, unplaced } = scheduleMatches(setting, options);
      const answered = [...placed, ...unplaced].map(({ matchId }) => matchId);
      expect(answered.sort()).toEqual(setting.matches.map(({ id }) => id).sort());
      for (const { reason } of unplaced) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
      expect(conflictsOf(setting, placed)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a court has one thing at a time, within its hours", () => {
  fc.assert(
    fc.property(anySetting, (setting) => {
      const { placed } = scheduleMatches(setting, options);
      for (const [a, b] of pairs([...placed, ...setting.occupations]))
        if (a.courtId === b.courtId && ("matchId" in a || "matchId" in b)) expect(meet(a, b)).toBe(false);
      for (const place of placed) {
        const open = setting.windows.filter(({ courtId }) => courtId === place.courtId);
        for (let minute = place.startsAt; minute < place.endsAt; minute++)
          expect(open.some(({ startsAt, endsAt }) => startsAt <= minute && minute < endsAt)).toBe(true);
      }
    }),
  );
});

test("an athlete who is sure to play has time to rest and travel between matches, and never plays while absent", () => {
  const venue = ({ courtId }: Placement) => courts.find(({ id }) => id === courtId)?.venue;
  fc.assert(
    fc.property(anySetting, (setting) => {
      const { placed } = scheduleMatches(setting, options);
      const match = (place: Placement) =>
        setting.matches.find(({ id }) => id === place.matchId) as ScheduleMatch;
      for (const [a, b] of pairs(placed)) {
        if (!match(a).athleteIds.some((id) => match(b).athleteIds.includes(id))) continue;
        const pause = Math.max(a.startsAt - b.endsAt, b.startsAt - a.endsAt);
        expect(pause).toBeGreaterThanOrEqual(setting.minRestMinutes);
        if (venue(a) !== venue(b)) expect(pause).toBeGreaterThanOrEqual(setting.travelMinutes);
      }
      for (const place of placed) {
        const { athleteIds, possibleAthleteIds, earliestStart } = match(place);
        for (const absence of setting.unavailabilities)
          if ([...athleteIds, ...possibleAthleteIds].includes(absence.athleteId))
            expect(meet(absence, place)).toBe(false);
        expect(place.startsAt).toBeGreaterThanOrEqual(earliestStart ?? 0);
      }
    }),
  );
});

test("a match starts after those it follows, and never without them", () => {
  fc.assert(
    fc.property(anySetting, (setting) => {
      const placed = new Map(scheduleMatches(setting, options).placed.map((place) => [place.matchId, place]));
      for (const { id, follows } of setting.matches)
        for (const before of follows)
          if (placed.has(id))
            expect(placed.get(before)?.endsAt).toBeLessThanOrEqual(placed.get(id)!.startsAt);
    }),
  );
});

test("the same setting gives the same schedule, and what is kept stays", () => {
  fc.assert(
    fc.property(anySetting, fc.nat(), (setting, some) => {
      const first = scheduleMatches(setting, options);
      expect(scheduleMatches(setting, options)).toEqual(first);
      const kept = first.placed.filter((_, index) => index % 3 === some % 3);
      const again = scheduleMatches(setting, { ...options, kept });
      const keptIds = new Set(kept.map(({ matchId }) => matchId));
      expect(again.placed.some(({ matchId }) => keptIds.has(matchId))).toBe(false);
      expect(conflictsOf(setting, [...kept, ...again.placed])).toEqual([]);
    }),
  );
});

const onCourt = fc.constantFrom(...courts.map(({ id }) => id));
const anyEvent = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 16 }), fc.nat({ max: 20 })), { minLength: 1, maxLength: 4 })
  .map((categories) =>
    categories.map(([count, from], index) => drawnCategory(`c${index}`, pairsFrom(from, count))),
  );

/** Who really played each match of an event, and so where every athlete was when. */
function placesOfAthletes(
  event: readonly DrawnCategory[],
  placed: readonly Placement[],
  luck: Iterator<number>,
) {
  const played = new Map(
    event.flatMap((category) => [...playedBy(category, (limit) => (luck.next().value as number) % limit)]),
  );
  const ofAthlete = new Map<string, Placement[]>();
  for (const place of placed)
    for (const athlete of new Set(played.get(place.matchId)))
      ofAthlete.set(athlete, [...(ofAthlete.get(athlete) ?? []), place]);
  return ofAthlete;
}

test("whatever the results, no qualifier plays two matches at once or without rest", () => {
  fc.assert(
    fc.property(
      anyEvent,
      fc.infiniteStream(fc.nat()),
      fc.integer({ min: 1, max: 8 }),
      (event, luck, courtCount) => {
        const setting = settingOf(event, courtsAndDays(courtCount, 20, 14));
        const { placed, unplaced } = scheduleMatches(setting, options);
        expect(unplaced).toEqual([]);
        for (const places of placesOfAthletes(event, placed, luck).values())
          for (const [index, next] of places.slice(1).entries())
            expect(next.startsAt - (places[index] as Placement).endsAt).toBeGreaterThanOrEqual(30);
      },
    ),
    { numRuns: 60 },
  );
});

/** One category of 3 to 64 pairs, and a second one in which some of its athletes play too. */
const anyLargeEvent = fc
  .record({
    count: fc.integer({ min: 3, max: 64 }),
    others: fc.integer({ min: 3, max: 12 }),
    from: fc.nat({ max: 40 }),
  })
  .map(({ count, others, from }) => [
    drawnCategory("A", pairsFrom(0, count)),
    drawnCategory("B", pairsFrom(from, others)),
  ]);
const [days, dayMinutes] = [3, 24 * 60];
const anySpanOfDays = fc
  .record({
    day: fc.nat({ max: days - 1 }),
    from: fc.integer({ min: 11 * 60, max: 22 * 60 }),
    length: fc.integer({ min: 30, max: 300 }),
  })
  .map(({ day, from, length }): Interval => ({
    startsAt: day * dayMinutes + from,
    endsAt: day * dayMinutes + from + length,
  }));
const anyBusyWeekend = fc.record({
  occupations: fc.array(
    fc
      .tuple(onCourt, anySpanOfDays, fc.constantFrom("CLASS" as const, "RENTAL" as const, "BLOCK" as const))
      .map(([courtId, span, kind]) => ({ courtId, kind, ...span })),
    { maxLength: 8 },
  ),
  unavailabilities: fc.array(
    fc.tuple(fc.nat({ max: 80 }), anySpanOfDays).map(([athlete, span]) => ({
      athleteId: `a${athlete}`,
      ...span,
    })),
    { maxLength: 10 },
  ),
  minRestMinutes: fc.integer({ min: 0, max: 60 }),
  travelMinutes: fc.integer({ min: 0, max: 90 }),
});

test("3 to 64 pairs in two categories, over days and venues with classes and absences: everybody rests and gets there", () => {
  const venueOf = ({ courtId }: Placement) => courts.find(({ id }) => id === courtId)?.venue;
  const windows = courts.flatMap(({ id }) =>
    Array.from({ length: days }, (_, day) => ({
      courtId: id,
      startsAt: day * dayMinutes + 11 * 60,
      endsAt: day * dayMinutes + 23 * 60,
    })),
  );
  fc.assert(
    fc.property(anyLargeEvent, anyBusyWeekend, fc.infiniteStream(fc.nat()), (event, busy, luck) => {
      const setting = settingOf(event, { courts, windows, ...busy });
      const { placed, unplaced } = scheduleMatches(setting, options);
      expect(placed.length + unplaced.length).toBe(setting.matches.length);
      expect(conflictsOf(setting, placed)).toEqual([]);
      for (const [athleteId, places] of placesOfAthletes(event, placed, luck)) {
        for (const [index, next] of places.slice(1).entries()) {
          const before = places[index] as Placement;
          const travel = venueOf(before) === venueOf(next) ? 0 : busy.travelMinutes;
          expect(next.startsAt - before.endsAt).toBeGreaterThanOrEqual(Math.max(busy.minRestMinutes, travel));
        }
        for (const absence of busy.unavailabilities)
          if (absence.athleteId === athleteId)
            expect(places.some((place) => meet(place, absence))).toBe(false);
      }
      for (const taken of busy.occupations)
        expect(placed.some((place) => place.courtId === taken.courtId && meet(place, taken))).toBe(false);
    }),
    { numRuns: 25 },
  );
});
