import { counted } from "../platform/plural.rules";
import type { ClassStatus } from "./class-words.rules";
import { addDays } from "../platform/time/calendar-day.rules";
import { later } from "../platform/time/duration.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { clockAt, dayAt, instantAt } from "../platform/time/zoned-time.rules";

/** Stored state of a class: status, whether the arena keeps it below its minimum, and the number of students. */
export interface ClassStanding {
  status: "CONFIRMED" | "KEPT" | "CANCELLED";
  /** Null where none is asked for. */
  minStudents: number | null;
  studentCount: number;
  startsAt: Date;
  attendedAt: Date | null;
}

/** Students missing for the class to be confirmed; 0 if it has no minimum, is over the minimum or has started. */
export function missingStudents(
  { status, minStudents, studentCount, startsAt, attendedAt }: ClassStanding,
  now: Date,
): number {
  if (status !== "CONFIRMED" || minStudents === null || attendedAt !== null || startsAt <= now) return 0;
  return Math.max(0, minStudents - studentCount);
}

export function classStatus(standing: ClassStanding, now: Date): ClassStatus {
  if (standing.status === "CANCELLED") return "CANCELLED";
  return missingStudents(standing, now) > 0 ? "PENDING" : "CONFIRMED";
}

/** "falta 1", "faltam 2" */
export const missingInWords = (missing: number): string => `${missing === 1 ? "falta" : "faltam"} ${missing}`;

/** "Confirma com 3 alunos: falta 1", "Confirma com 4 alunos: faltam 2". */
export const waitsInWords = (minStudents: number, missing: number): string =>
  `Confirma com ${counted(minStudents, "aluno", "alunos")}: ${missingInWords(missing)}`;

/** From this hour on, the notice also covers classes for which a notice in the morning would be too late. */
const evening = "20:00";
const lateMorning = "14:00";

/**
 * The arena is notified now of pending classes that start up to this instant; null at night, when no notices are sent.
 * @param noticeHours hours of notice before the start, by day.
 */
export function notifyUntil(now: Date, timeZone: string, noticeHours: number): Date | null {
  if (!isWaking(now, timeZone)) return null;
  const usual = later(now, { hours: noticeHours });
  if (clockAt(now, timeZone) < evening) return usual;
  const tomorrow = instantAt(addDays(dayAt(now, timeZone), 1), lateMorning, timeZone);
  return tomorrow > usual ? tomorrow : usual;
}
