import type { ClassSession, WeeklyClass } from "../../prisma/generated/client/client";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { clockFromDatabase, type Clocks } from "../platform/time/clock-time.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import type { ClassKind } from "./class-kind-and-status.rules";
import type { Series, SeriesPart, SeriesSession } from "./series.rules";

/** What of a class can be another; teacher and court by the ids of their rows. */
export interface ClassValues extends Clocks {
  teacher: string;
  court: string | null;
  /** Students; null for none. */
  minimum: number | null;
}
type Part = SeriesPart<ClassValues>;
type Session = SeriesSession<ClassValues>;

const fields = ["starts", "ends", "teacher", "court", "minimum"] as const;
/** Of a part that has always been. */
const longAgo = "1970-01-05";

/** A series as its rows say it, in their order. */
export const seriesOfRows = (
  parts: readonly WeeklyClass[],
  sessions: readonly ClassSession[],
  timeZone: string,
): Series<ClassValues> => ({
  parts: parts.map(
    ({ id, weekday, startsOn, endsOn, startsAt, endsAt, teacherId, courtId, minStudents }) => ({
      id,
      weekday,
      from: startsOn === null ? longAgo : dayFromDatabase(startsOn),
      until: endsOn === null ? null : dayFromDatabase(endsOn),
      values: {
        starts: clockFromDatabase(startsAt),
        ends: clockFromDatabase(endsAt),
        teacher: teacherId,
        court: courtId,
        minimum: minStudents,
      },
    }),
  ),
  sessions: sessions.map((row) => ({
    originalDate: dayFromDatabase(row.originalDate),
    date: dayAt(row.startsAt, timeZone),
    values: {
      starts: clockAt(row.startsAt, timeZone),
      ends: clockAt(row.endsAt, timeZone),
      teacher: row.teacherId,
      court: row.courtId,
      minimum: row.minStudents,
    },
    own: row.ownFields as Session["own"],
    state: row.status === "CANCELLED" ? "CANCELLED" : "ON",
    closed: row.attendedAt !== null,
  })),
});

/** A part that is another now. */
export interface PartChange {
  row: WeeklyClass;
  to: Part;
  /** YYYY-MM-DD: from then on it is one of its own; null: all of it. */
  cutFrom: string | null;
}

/** Of the parts those that say something else than before. */
export function partChanges(
  rows: readonly WeeklyClass[],
  before: Series<ClassValues>,
  after: Series<ClassValues>,
) {
  return before.parts.flatMap((was, index): PartChange[] => {
    const place = after.parts.findIndex(({ id }) => id === was.id);
    const next = after.parts[place + 1];
    const cut = next?.id === null ? next : null;
    const to = cut ?? after.parts[place];
    if (!to || (to.weekday === was.weekday && differing(was.values, to.values).length === 0)) return [];
    return [{ row: rows[index]!, to, cutFrom: cut?.from ?? null }];
  });
}

/** A changed session. */
export interface SessionChange {
  row: ClassSession;
  to: Session;
  /** The changed fields that matter to students: place, time and teacher. */
  seen: readonly Exclude<keyof ClassValues | "date", "minimum">[];
}

/** Of the sessions those that say something else than before. */
export function sessionChanges(
  rows: readonly ClassSession[],
  before: Series<ClassValues>,
  after: Series<ClassValues>,
) {
  return before.sessions.flatMap((was, index): SessionChange[] => {
    const to = after.sessions[index]!;
    const other = differing(was.values, to.values);
    const seen = [
      ...other.filter((field) => field !== "minimum"),
      ...(was.date === to.date ? [] : (["date"] as const)),
    ];
    const isSame =
      other.length + seen.length === 0 && to.originalDate === was.originalDate && to.state === was.state;
    return isSame ? [] : [{ row: rows[index]!, to, seen }];
  });
}

const differing = (one: ClassValues, other: ClassValues): (keyof ClassValues)[] =>
  fields.filter((field) => one[field] !== other[field]);

/** A class that is to be on one day. Ids are those of rows. */
export interface SessionPlan {
  /** Of the row that it is or will be. */
  id: string;
  weeklyClassId: string | null;
  /** YYYY-MM-DD */
  originalDate: string;
  arenaId: string;
  teacherId: string;
  courtId: string | null;
  kind: ClassKind;
  name: string | null;
  category: string;
  maxStudents: number;
  minStudents: number | null;
  priceInCents: number | null;
  startsAt: Date;
  endsAt: Date;
  athleteIds: readonly string[];
}
