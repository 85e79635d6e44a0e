import { counted } from "../platform/numbers.rules";
import { addDays } from "../platform/time/calendar-day.rules";
import { isWaking } from "../platform/time/clock-time.rules";
import { later } from "../platform/time/duration.rules";
import { clockAt, dayAt, instantAt } from "../platform/time/time-zone.rules";

/** What a class is called on screen. */
export const classKinds = ["GROUP", "DUO", "INDIVIDUAL"] as const;
export type ClassKind = (typeof classKinds)[number];
export const classKindLabel: Record<ClassKind, string> = {
  GROUP: "Em grupo",
  DUO: "Em dupla",
  INDIVIDUAL: "Individual",
};
/** Default number of places by kind of class. */
export const placesOfKind: Record<ClassKind, number> = { GROUP: 6, DUO: 2, INDIVIDUAL: 1 };

/** Lowest minimum of students: a minimum of one would never hold a class back. */
export const fewestMinimum = 2;

export const classStatuses = ["CONFIRMED", "PENDING", "CANCELLED"] as const;
export type ClassStatus = (typeof classStatuses)[number];
export const classStatusLabel: Record<ClassStatus, string> = {
  CONFIRMED: "Confirmada",
  PENDING: "Pendente",
  CANCELLED: "Cancelada",
};

export const attendances = ["BOOKED", "PRESENT", "ABSENT", "EXCUSED", "CANCELLED"] as const;
export type Attendance = (typeof attendances)[number];
export const attendanceLabel: Record<Attendance, string> = {
  BOOKED: "Inscrito",
  PRESENT: "Presente",
  ABSENT: "Falta",
  EXCUSED: "Falta avisada",
  CANCELLED: "Cancelada pela arena",
};
/** Those that take a place. */
export const takesPlace: readonly Attendance[] = ["BOOKED", "PRESENT", "ABSENT"];
/** What a teacher marks. */
export const marks = ["PRESENT", "ABSENT", "EXCUSED", "BOOKED"] as const satisfies readonly Attendance[];

export const editScopes = ["THIS", "THIS_AND_FOLLOWING", "ALL"] as const;
export type EditScope = (typeof editScopes)[number];
export const editScopeLabel: Record<EditScope, string> = {
  THIS: "Só esta",
  THIS_AND_FOLLOWING: "Esta e as seguintes",
  ALL: "Todas",
};

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

/** How full a class is: red when it is full, yellow from four fifths on. */
type OccupancyColour = "GREEN" | "YELLOW" | "RED";

interface ClassOccupancy {
  colour: OccupancyColour;
  /** Rounded half up, to be read; the colour is decided before. */
  percent: number;
  /** Places that are left. */
  free: number;
}

/** @param max a class without places is full. */
export function classOccupancy({ enrolled, max }: { enrolled: number; max: number }): ClassOccupancy {
  return {
    colour: colourOf(enrolled, max),
    percent: max <= 0 ? 100 : Math.floor((enrolled * 200 + max) / (max * 2)),
    free: Math.max(0, max - enrolled),
  };
}

function colourOf(enrolled: number, max: number): OccupancyColour {
  if (enrolled >= max) return "RED";
  return enrolled * 5 >= max * 4 ? "YELLOW" : "GREEN";
}
