import fc from "fast-check";
import type {
  Interval,
  ScheduleMatch,
  ScheduleSetting,
} from "../../server/sport/scheduling/schedule-plan.rules";

/** A range of a few hours, so that overlaps are frequent. */
const anyInterval = fc
  .tuple(fc.nat({ max: 600 }), fc.integer({ min: 1, max: 240 }))
  .map(([startsAt, length]): Interval => ({ startsAt, endsAt: startsAt + length }));
const anyOf = (ids: readonly string[], maxLength: number) =>
  fc.subarray([...ids], { maxLength: Math.min(ids.length, maxLength) });

const athletes = Array.from({ length: 14 }, (_, index) => `a${index}`);
/** Two courts at one venue, one at another. */
export const threeCourts = [
  { id: "q1", label: "Quadra 1", venue: "Sol" },
  { id: "q2", label: "Quadra 2", venue: "Sol" },
  { id: "q3", label: "Quadra 3", venue: "Mar" },
];
const onCourt = fc.constantFrom(...threeCourts.map(({ id }) => id));

const anyMatch = (index: number): fc.Arbitrary<ScheduleMatch> =>
  fc
    .record({
      category: fc.constantFrom("A", "B"),
      athletes: anyOf(athletes, 6),
      certain: fc.nat({ max: 4 }),
      minutes: fc.integer({ min: 15, max: 90 }),
      follows: anyOf(
        Array.from({ length: index }, (_, before) => `m${before}`),
        2,
      ),
      earliestStart: fc.option(fc.nat({ max: 400 })),
    })
    .map(({ athletes: all, certain, ...match }) => ({
      id: `m${index}`,
      label: `Jogo ${index}`,
      athleteIds: all.slice(0, certain),
      possibleAthleteIds: all.slice(certain),
      ...match,
    }));

/** Few athletes and little time, so that not every match fits. */
export const anySetting: fc.Arbitrary<ScheduleSetting> = fc.record({
  matches: fc.integer({ min: 1, max: 14 }).chain((count) => {
    const all = Array.from({ length: count }, (_, index) => anyMatch(index));
    return fc.tuple(...all);
  }),
  courts: fc.constant(threeCourts),
  windows: fc.array(
    fc.tuple(onCourt, anyInterval).map(([courtId, span]) => ({ courtId, ...span })),
    { maxLength: 6 },
  ),
  occupations: fc.array(
    fc
      .tuple(onCourt, anyInterval, fc.constantFrom("CLASS" as const, "RENTAL" as const, "BLOCK" as const))
      .map(([courtId, span, kind]) => ({ courtId, kind, ...span })),
    { maxLength: 4 },
  ),
  unavailabilities: fc.array(
    fc.tuple(fc.constantFrom(...athletes), anyInterval).map(([athleteId, span]) => ({ athleteId, ...span })),
    { maxLength: 4 },
  ),
  minRestMinutes: fc.integer({ min: 0, max: 60 }),
  travelMinutes: fc.integer({ min: 0, max: 90 }),
  athleteNames: fc.constant(new Map()),
  timeZone: fc.constant("America/Sao_Paulo"),
});
