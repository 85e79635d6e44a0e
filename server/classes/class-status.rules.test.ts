import fc from "fast-check";
import { expect, test } from "vitest";
import {
  classStatus,
  missingStudents,
  waitsInWords,
  type ClassStanding,
  notifyUntil,
} from "./class-kind-and-status.rules";
import { brazilianTimeZones, clockAt } from "../platform/time/time-zone.rules";
import { isWaking } from "../platform/time/clock-time.rules";

const now = new Date("2026-04-07T12:00:00Z");
const standing: fc.Arbitrary<ClassStanding> = fc.record({
  status: fc.constantFrom("CONFIRMED" as const, "KEPT" as const, "CANCELLED" as const),
  minStudents: fc.option(fc.integer({ min: 2, max: 60 })),
  studentCount: fc.nat({ max: 60 }),
  startsAt: fc.integer({ min: -60, max: 60 }).map((minutes) => new Date(now.getTime() + minutes * 60_000)),
  attendedAt: fc.option(fc.constant(now)),
});

test("a class is pending only while students are missing", () => {
  fc.assert(
    fc.property(standing, (one) => {
      const missing = missingStudents(one, now);
      const status = classStatus(one, now);
      expect(status === "CANCELLED").toBe(one.status === "CANCELLED");
      expect(status === "PENDING").toBe(missing > 0);
      expect(missing).toBeGreaterThanOrEqual(0);
      if (missing > 0) {
        // With them it is confirmed, and with one less it is not.
        const withSo = (studentCount: number) => classStatus({ ...one, studentCount }, now);
        expect(withSo(one.studentCount + missing)).toBe("CONFIRMED");
        expect(withSo(one.studentCount + missing - 1)).toBe("PENDING");
      }
    }),
  );
});

test("a class that was kept, has started, has attendance or has no minimum is confirmed", () => {
  const waiting: ClassStanding = {
    status: "CONFIRMED",
    minStudents: 3,
    studentCount: 2,
    startsAt: new Date(now.getTime() + 60_000),
    attendedAt: null,
  };
  expect(classStatus(waiting, now)).toBe("PENDING");
  for (const other of [
    { status: "KEPT" as const },
    { minStudents: null },
    { startsAt: now },
    { attendedAt: now },
  ])
    expect(classStatus({ ...waiting, ...other }, now)).toBe("CONFIRMED");
});

test("it says how many are missing", () => {
  expect(waitsInWords(3, 1)).toBe("Confirma com 3 alunos: falta 1");
  expect(waitsInWords(4, 3)).toBe("Confirma com 4 alunos: faltam 3");
});

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const midnight = Date.parse("2026-04-07T03:00:00Z");

/** When a job that runs every 15 minutes sends the notice for a class that has been pending for days. */
function firstTold(startsAt: number, timeZone: string): number | null {
  for (let now = startsAt - 36 * hour; now < startsAt; now += quarter) {
    const until = notifyUntil(new Date(now), timeZone, 12);
    if (until !== null && until.getTime() >= startsAt) return now;
  }
  return null;
}

test("for any start the arena is notified by day, at least four hours and at most eighteen hours before", () => {
  fc.assert(
    fc.property(fc.nat({ max: 95 }), fc.constantFrom(...brazilianTimeZones), (quarters, timeZone) => {
      const startsAt = midnight + 2 * 24 * hour + quarters * quarter;
      const noticeAt = firstTold(startsAt, timeZone);
      expect(noticeAt).not.toBeNull();
      expect(isWaking(new Date(noticeAt!), timeZone)).toBe(true);
      expect(startsAt - noticeAt!).toBeGreaterThanOrEqual(4 * hour);
      expect(startsAt - noticeAt!).toBeLessThanOrEqual(18 * hour);
    }),
  );
});

test("by day it is twelve hours before", () => {
  const [first, last] = ["22:00", "08:00"];
  const timeZone = "America/Sao_Paulo";
  for (let quarters = 0; quarters < 96; quarters++) {
    const startsAt = midnight + 2 * 24 * hour + quarters * quarter;
    const clock = clockAt(new Date(startsAt), timeZone);
    if (clock >= first || clock < last) expect(startsAt - firstTold(startsAt, timeZone)!).toBe(12 * hour);
  }
});
