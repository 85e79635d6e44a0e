import {
  addDays,
  dayFromDatabase,
  type Weekday,
  weekdayNameOf,
} from "../../server/platform/time/calendar-day.rules";
import { clockFromDatabase } from "../../server/platform/time/clock-time.rules";
import { athleteLevelLabel } from "../../server/sport/athlete-level.rules";
import type { Prisma } from "../generated/client/client";
import { arenaKeys, arenas, courtRows } from "./arenas";
import { demoAthleteFirst, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { weeklyClassRows } from "./classes";
import { demoId, fraction, shuffled } from "./keys";

type Weekly = Prisma.WeeklyClassCreateManyInput & {
  id: string;
  weekday: Weekday;
  minStudents?: number | null;
};
type Session = Prisma.ClassSessionCreateManyInput & { id: string; startsAt: Date; endsAt: Date };

/** A year back, eight weeks ahead. */
const firstDay = -364;
const lastDay = 56;
/** All classes of that day were cancelled. */
const rainyDay = -9;

const hourOf = ({ weekday, startsAt }: Weekly): string => `${weekday} ${clockFromDatabase(startsAt as Date)}`;

/** Classes at the same hour get different courts, as long as there are enough. */
function courtsOf(classes: readonly Weekly[]): Map<string, string> {
  const used = new Map<string, number>();
  const courts = courtRows();
  return new Map(
    classes.flatMap((one) => {
      const key = `${one.arenaId} ${hourOf(one)}`;
      const index = used.get(key) ?? 0;
      used.set(key, index + 1);
      const there = courts.filter(({ arenaId }) => arenaId === one.arenaId);
      // Start with a different court each hour, so that not all use the first one.
      const first = Math.floor(fraction(`court:${key}`) * there.length);
      const court = index < there.length ? there[(first + index) % there.length] : undefined;
      return court ? [[one.id, court.id as string] as const] : [];
    }),
  );
}

/** Students of Mondays also come on Wednesdays, to at most two such classes, and never to two at once. */
function studentsOf(classes: readonly Weekly[], athletes: readonly DemoAthlete[]): Map<string, string[]> {
  const busy = new Set<string>();
  const count = new Map<string, number>();
  const byPattern = new Map<string, Weekly[]>();
  for (const one of classes) {
    const key = `${one.teacherId} ${one.arenaId} ${clockFromDatabase(one.startsAt as Date)} ${one.category}`;
    byPattern.set(key, [...(byPattern.get(key) ?? []), one]);
  }
  const students = new Map<string, string[]>();
  for (const [key, days] of byPattern) {
    const [{ arenaId, category, maxStudents }] = days as [Weekly];
    const arena = arenaKeys.find((one) => arenas[one].id === arenaId);
    const pool = demoAthleteFirst(
      shuffled(
        athletes.filter(
          (athlete) =>
            athlete.active && athlete.arena === arena && athleteLevelLabel[athlete.level] === category,
        ),
        key,
      ),
    );
    const places = Math.round(maxStudents * (0.5 + fraction(`fill:${key}`) * 0.62));
    const chosen = pool
      .filter(({ id }) => (count.get(id) ?? 0) < 2 && days.every((day) => !busy.has(`${id} ${hourOf(day)}`)))
      .slice(0, Math.min(maxStudents, places));
    for (const { id } of chosen) {
      count.set(id, (count.get(id) ?? 0) + 1);
      for (const day of days) busy.add(`${id} ${hourOf(day)}`);
    }
    for (const day of days)
      students.set(
        day.id,
        chosen.map(({ id }) => id),
      );
  }
  return students;
}

/** The main arena's class with students and the most free places: its minimum is one student more. */
function emptiest(classes: readonly Weekly[], students: ReadonlyMap<string, readonly string[]>) {
  const [one] = classes
    .filter(({ arenaId }) => arenaId === arenas.main.id)
    .map(({ id, maxStudents }) => ({ id, maxStudents, come: students.get(id)?.length ?? 0 }))
    .filter(({ come, maxStudents }) => come > 0 && come < maxStudents)
    .toSorted((a, b) => b.maxStudents - b.come - (a.maxStudents - a.come));
  return one && { id: one.id, minStudents: one.come + 1 };
}

const attendanceOf = (key: string): Prisma.SessionStudentCreateManyInput["attendance"] => {
  const chance = fraction(key);
  return chance < 0.87 ? "PRESENT" : chance < 0.94 ? "EXCUSED" : "ABSENT";
};

/**
 * Weekly classes with their courts and students, and their sessions.
 * @param taken other occupancies; a class for which no court is left has none.
 */
export function classRows(
  calendar: DemoCalendar,
  athletes: readonly DemoAthlete[],
  taken: readonly Prisma.CourtOccupancyCreateManyInput[],
) {
  const bare = weeklyClassRows() as Weekly[];
  const courts = courtsOf(bare);
  const students = studentsOf(bare, athletes);
  const firstVisits = new Map(athletes.map(({ id, firstVisit }) => [id, firstVisit]));
  const waiting = emptiest(bare, students);
  const weeklyClasses = bare.map((one) => ({
    ...one,
    minStudents: one.id === waiting?.id ? waiting.minStudents : null,
    courtId: courts.get(one.id) ?? null,
    startsOn: calendar.day(firstDay),
    sessionsUntil: calendar.day(lastDay),
  }));
  const today = dayFromDatabase(calendar.day(0));
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const sessions = days.flatMap((offset) =>
    weeklyClasses
      .filter(({ weekday }) => weekdayNameOf(addDays(today, offset)) === weekday)
      .map((weekly): Session => sessionOn(calendar, offset, weekly, taken)),
  );
  const sessionStudents = sessions.flatMap((session) =>
    (students.get(session.weeklyClassId ?? "") ?? []).flatMap((athleteId) => {
      const offset = calendar.offsetOf(session.originalDate as Date);
      // No attendance before the first visit.
      if ((firstVisits.get(athleteId) ?? 0) > offset) return [];
      const key = `student:${session.id}:${athleteId}`;
      return [
        {
          id: demoId(key),
          sessionId: session.id,
          startsAt: session.startsAt,
          endsAt: session.endsAt,
          athleteId,
          ...(session.status === "CANCELLED" ? { attendance: "CANCELLED" as const } : {}),
          ...(session.attendedAt ? { attendance: attendanceOf(key), markedAt: session.attendedAt } : {}),
        } satisfies Prisma.SessionStudentCreateManyInput,
      ];
    }),
  );
  return {
    weeklyClasses,
    classStudents: weeklyClasses.flatMap(({ id: weeklyClassId }) =>
      (students.get(weeklyClassId) ?? []).map((athleteId): Prisma.ClassStudentCreateManyInput => ({
        id: demoId(`weekly-student:${weeklyClassId}:${athleteId}`),
        weeklyClassId,
        athleteId,
        since: calendar.day(Math.max(firstDay, firstVisits.get(athleteId) ?? 0)),
      })),
    ),
    classSessions: sessions,
    sessionStudents,
    classOccupancies: sessions.flatMap(
      ({ id, courtId, arenaId, startsAt, endsAt, status }): Prisma.CourtOccupancyCreateManyInput[] =>
        !courtId || status === "CANCELLED"
          ? []
          : [
              {
                id: demoId(`occupancy:${id}`),
                sessionId: id,
                courtId,
                arenaId,
                kind: "CLASS",
                startsAt,
                endsAt,
              },
            ],
    ),
  };
}

function sessionOn(
  calendar: DemoCalendar,
  offset: number,
  weekly: Weekly,
  taken: readonly Prisma.CourtOccupancyCreateManyInput[],
): Session {
  const startsAt = calendar.at(offset, clockFromDatabase(weekly.startsAt as Date));
  const endsAt = calendar.at(offset, clockFromDatabase(weekly.endsAt as Date));
  const {
    id: weeklyClassId,
    arenaId,
    teacherId,
    category,
    minStudents,
    maxStudents,
    courtId = null,
  } = weekly;
  const stands = taken.some(
    (other) =>
      other.courtId === courtId && (other.startsAt as Date) < endsAt && (other.endsAt as Date) > startsAt,
  );
  const rained = offset === rainyDay && arenaId === arenas.main.id;
  return {
    id: demoId(`session:${weeklyClassId}:${offset - calendar.offsetOf(new Date(0))}`),
    weeklyClassId,
    originalDate: calendar.day(offset),
    arenaId,
    teacherId,
    courtId: stands || rained ? null : courtId,
    category,
    minStudents,
    maxStudents,
    startsAt,
    endsAt,
    ...(rained ? { status: "CANCELLED" as const, cancelReason: "Chuva forte o dia todo" } : {}),
    attendedAt: !rained && endsAt < calendar.now && offset < 0 ? endsAt : null,
  };
}
