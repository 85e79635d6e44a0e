import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantAt } from "../platform/time/time-zone.rules";
import { conflictsOf, overlaps, type Occupation, type Place, type Wanted } from "./conflicts.rules";
import { isOpenThroughout, type OpeningHours } from "./opening.rules";

const hours: OpeningHours = { timeZone: "America/Sao_Paulo", weekly: {}, special: {}, closedDates: [] };
const place: Place = { hours, courts: [{ id: "Q1", active: true, closures: [] }] };
const minute = (at: number) => new Date(at * 60_000);

const occupation = fc
  .record({
    arenaId: fc.constantFrom("A", "B"),
    courtId: fc.constantFrom("Q1", "Q2", null),
    teacherId: fc.constantFrom("Ana", "Bia", null),
    athleteIds: fc.subarray(["Eva", "Gil", "Leo"]),
    from: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ from, length, ...one }) => ({ ...one, startsAt: minute(from), endsAt: minute(from + length) }));

const inTheWay = (wanted: Omit<Wanted, "id" | "kind">, other: Omit<Occupation, "id" | "cancelled">) =>
  conflictsOf({ ...wanted, id: null, kind: "MATCH" }, place, [{ ...other, id: "x", cancelled: false }]).map(
    ({ code, athleteId, with: what }) => [code, athleteId, what],
  );

test("what is in the way of one is in the way of the other, and only what shares a minute", () => {
  fc.assert(
    fc.property(occupation, occupation, (one, other) => {
      expect(inTheWay(one, other)).toEqual(inTheWay(other, one));
      const shared = one.startsAt < other.endsAt && other.startsAt < one.endsAt;
      expect(overlaps(one, other)).toBe(shared);
      if (!shared) expect(inTheWay(one, other)).toEqual([]);
      const next = { ...other, startsAt: one.endsAt, endsAt: minute(1000) };
      expect(inTheWay(one, next)).toEqual([]);
    }),
  );
});

test("a conflict with another arena reveals only that the person is busy", () => {
  fc.assert(
    fc.property(occupation, occupation, (one, other) => {
      const reasons = inTheWay({ ...one, arenaId: "A" }, { ...other, arenaId: "B" });
      expect(reasons.every(([code, , what]) => code !== "COURT_TAKEN" && what === null)).toBe(true);
    }),
  );
});

test("within one reason by what stands there, then by athlete; one that is out of use and closed says both", () => {
  const times = { startsAt: minute(0), endsAt: minute(60) };
  const wanted: Wanted = {
    ...times,
    id: null,
    kind: "CLASS",
    arenaId: "A",
    courtId: "Q1",
    teacherId: null,
    athleteIds: ["Leo", "Eva"],
  };
  const other = (id: string): Occupation => ({ ...wanted, id, cancelled: false });
  const closures = ["z", "b"].map((id) => ({ id, ...times }));
  expect(
    conflictsOf(wanted, { hours, courts: [{ id: "Q1", active: false, closures }] }, [
      other("n"),
      other("m"),
    ]).map(({ code, with: what, athleteId }) => [code, what, athleteId].filter(Boolean).join(" ")),
  ).toEqual([
    "OUTSIDE_OPENING_HOURS",
    "COURT_INACTIVE Q1",
    "COURT_CLOSED b",
    "COURT_CLOSED z",
    "COURT_TAKEN m",
    "COURT_TAKEN n",
    "ATHLETE_TAKEN m Eva",
    "ATHLETE_TAKEN m Leo",
    "ATHLETE_TAKEN n Eva",
    "ATHLETE_TAKEN n Leo",
  ]);
});

describe("opening hours", () => {
  const bar: OpeningHours = {
    timeZone: "America/Sao_Paulo",
    weekly: {
      FRIDAY: [["18:00", "02:00"]],
      SATURDAY: [
        ["08:00", "00:00"],
        ["16:00", "17:00"],
      ],
      SUNDAY: [["00:00", "00:00"]],
    },
    special: { "2026-04-17": [["10:00", "12:00"]], "2026-04-20": [["06:00", "09:00"]] },
    closedDates: ["2026-04-24", "2026-04-20"],
  };
  const isOpen = (from: string, until: string, open = bar): boolean => {
    const [startsAt, endsAt] = [from, until].map((text) =>
      instantAt(text.slice(0, 10), text.slice(11), open.timeZone),
    ) as [Date, Date];
    return isOpenThroughout(open, startsAt, endsAt);
  };

  test.each([
    ["2026-04-10T23:00", "2026-04-11T01:00", true, "over midnight"],
    ["2026-04-11T00:30", "2026-04-11T02:00", true, "what began on Friday"],
    ["2026-04-11T01:30", "2026-04-11T02:01", false, "after its end"],
    ["2026-04-11T23:00", "2026-04-12T23:59", true, "Saturday and Sunday touch at midnight"],
    ["2026-04-11T08:00", "2026-04-13T00:00", true, "two days"],
    ["2026-04-12T23:00", "2026-04-13T00:01", false, "Monday has none"],
    ["2026-04-17T10:00", "2026-04-17T12:00", true, "special hours"],
    ["2026-04-17T19:00", "2026-04-17T20:00", false, "they replace the others"],
    ["2026-04-18T00:30", "2026-04-18T01:30", false, "and what would have run into Saturday"],
    ["2026-04-20T07:00", "2026-04-20T08:00", false, "a closed day has none, special or not"],
    ["2026-04-25T00:30", "2026-04-25T01:30", false, "nor what would have begun on it"],
  ])("%s–%s: %s, %s", (from, until, open) => {
    expect(isOpen(from, until)).toBe(open);
  });

  test("a closed day leaves what began the day before", () => {
    const open = { ...bar, closedDates: ["2026-04-11"] };
    expect(isOpen("2026-04-11T01:00", "2026-04-11T02:00", open)).toBe(true);
    expect(isOpen("2026-04-11T09:00", "2026-04-11T10:00", open)).toBe(false);
  });

  test("on the day on which the clocks are put forward they are read as on any other", () => {
    const open: OpeningHours = {
      ...bar,
      timeZone: "America/New_York",
      weekly: { SUNDAY: [["01:00", "22:00"]] },
    };
    expect(isOpen("2026-03-08T01:00", "2026-03-08T22:00", open)).toBe(true);
    expect(isOpen("2026-03-08T21:30", "2026-03-08T22:01", open)).toBe(false);
  });
});
