import type { ClassState } from "../../prisma/generated/client/client";
import { classStatus, type ClassStatus, missingStudents } from "../classes/class-kind-and-status.rules";
import { lacksAttendance, noticeHours, waitsForStudents } from "../classes/class.loader";
import { arenaDayOf, type OpeningHours } from "../courts/opening.rules";
import { sql, storedWords } from "../platform/prepared";
import { dayAt } from "../platform/time/time-zone.rules";

/** A class of today, as the arena's home page shows it. */
export interface AgendaClass {
  sessionId: string;
  startsAt: Date;
  endsAt: Date;
  /** Null for a class that is named after its category. */
  name: string | null;
  category: string;
  teacherName: string;
  /** Null until a court is assigned. */
  courtName: string | null;
  status: ClassStatus;
  studentCount: number;
  maxStudents: number;
  minStudents: number | null;
  /** 0 unless it needs more students to take place. */
  missingStudents: number;
}

/** A class that waits for students and begins soon. */
export interface PendingClass {
  sessionId: string;
  startsAt: Date;
  name: string | null;
  category: string;
  teacherName: string;
  studentCount: number;
  minStudents: number;
}

/** A class that is over and has no attendance. */
export interface UnattendedClass {
  sessionId: string;
  /** YYYY-MM-DD, where the arena is. */
  on: string;
  startsAt: Date;
  name: string | null;
  category: string;
  teacherName: string;
}

/** The classes without attendance of the last days: their number, and the latest ones. */
export interface UnattendedClasses {
  count: number;
  latest: UnattendedClass[];
}

/** The number of open rental and day use requests, and the earliest of each; null if there are none. */
export interface RentalRequests {
  count: number;
  /** YYYY-MM-DD, the day in the arena's calendar; hours after midnight belong to the evening before. */
  first: { id: string; on: string } | null;
  dayUseCount: number;
  /** YYYY-MM-DD */
  dayUseFirstOn: string | null;
}

export const mostAgenda = 200;
export const mostPending = 20;
export const mostUnattended = 20;
/** Classes older than this are no longer listed. */
const unattendedDays = 7;

type AgendaJson = readonly [
  id: string,
  startsAt: string,
  endsAt: string,
  name: string | null,
  category: string,
  teacher: string,
  court: string | null,
  status: string,
  students: number,
  places: number,
  minimum: number | null,
  attendedAt: string | null,
];
export type AgendaColumn = readonly AgendaJson[];

/**
 * One column, for the root of a page: the dated classes of a day, also those that fall out. $1 is the arena, $8 whether all
 * of them are meant, $9 and $10 the day, $11 the teacher whose own are meant otherwise, or null.
 */
export const agendaColumn = sql`(SELECT coalesce(json_agg(json_build_array(x.id, x.inicio, x.fim, x.nome, x.categoria, x.professor,
      x.quadra, x.status, x.alunos, x.max_alunos, x.min_alunos, x.chamada_em) ORDER BY x.inicio, x.professor, x.id), '[]') FROM (
    SELECT a.id, a.inicio, a.fim, a.nome, a.categoria, p.nome_completo AS professor, q.nome AS quadra, a.status, a.max_alunos, a.min_alunos, a.chamada_em,
        (SELECT count(*)::int FROM presencas s WHERE s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta')) AS alunos
      FROM aulas a JOIN professores p ON p.id = a.professor_id LEFT JOIN quadras q ON q.id = a.quadra_id
      WHERE a.arena_id = $1 AND a.inicio >= $9::timestamptz AND a.inicio < $10::timestamptz AND ($8 OR a.professor_id = $11::uuid)
      ORDER BY a.inicio, a.id LIMIT 200) x)`;

const stateOf = storedWords<ClassState>("ClassState");

export const agendaFromColumn = (column: AgendaColumn, now: Date): AgendaClass[] =>
  column.map(([id, startsAt, endsAt, name, category, teacher, court, state, ...counts]) => {
    const [studentCount, maxStudents, minStudents, attendedAt] = counts;
    const standing = {
      status: stateOf[state]!,
      minStudents,
      studentCount,
      startsAt: new Date(startsAt),
      attendedAt: attendedAt === null ? null : new Date(attendedAt),
    };
    return {
      sessionId: id,
      startsAt: standing.startsAt,
      endsAt: new Date(endsAt),
      name,
      category,
      teacherName: teacher,
      courtName: court,
      status: classStatus(standing, now),
      studentCount,
      maxStudents,
      minStudents,
      missingStudents: missingStudents(standing, now),
    };
  });

type PendingJson = readonly [
  id: string,
  startsAt: string,
  name: string | null,
  category: string,
  teacher: string,
  students: number,
  minimum: number,
];
export type PendingColumn = readonly PendingJson[];

/**
 * One column: classes below the minimum that start soon or whose arena was already notified. $1 is the arena, $7 now.
 */
export const pendingColumn = sql`(SELECT coalesce(json_agg(json_build_array(x.id, x.inicio, x.nome, x.categoria, x.professor,
      x.alunos, x.min_alunos) ORDER BY x.inicio, x.id), '[]') FROM (
    SELECT a.id, a.inicio, a.nome, a.categoria, p.nome_completo AS professor, a.min_alunos,
        (SELECT count(*)::int FROM presencas s WHERE s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta')) AS alunos
      FROM aulas a JOIN professores p ON p.id = a.professor_id
      WHERE a.arena_id = $1 AND ${waitsForStudents} AND a.inicio > $7::timestamptz
        AND (a.minimo_avisado_em IS NOT NULL OR a.inicio <= $7::timestamptz + interval '${noticeHours} hours')
      ORDER BY a.inicio, a.id LIMIT ${mostPending}) x)`;

export const pendingFromColumn = (column: PendingColumn): PendingClass[] =>
  column.map(([sessionId, startsAt, name, category, teacherName, studentCount, minStudents]) => ({
    sessionId,
    startsAt: new Date(startsAt),
    name,
    category,
    teacherName,
    studentCount,
    minStudents,
  }));

type UnattendedJson = readonly [
  id: string,
  startsAt: string,
  name: string | null,
  category: string,
  teacher: string,
];
export type UnattendedColumn = readonly [count: number, latest: readonly UnattendedJson[]];

const unattended = sql`a.arena_id = $1 AND a.inicio >= $7::timestamptz - interval '${unattendedDays} days' AND ${lacksAttendance("$7")}`;

/** One column: past classes without attendance. $1 is the arena, $7 now. */
export const unattendedColumn = sql`json_build_array((SELECT count(*)::int FROM aulas a WHERE ${unattended}),
    (SELECT coalesce(json_agg(json_build_array(x.id, x.inicio, x.nome, x.categoria, x.professor) ORDER BY x.inicio DESC, x.id), '[]') FROM (
      SELECT a.id, a.inicio, a.nome, a.categoria, p.nome_completo AS professor
        FROM aulas a JOIN professores p ON p.id = a.professor_id
        WHERE ${unattended} ORDER BY a.inicio DESC, a.id LIMIT ${mostUnattended}) x))`;

export const unattendedFromColumn = (
  [count, latest]: UnattendedColumn,
  timeZone: string,
): UnattendedClasses => ({
  count,
  latest: latest.map(([sessionId, startsAt, name, category, teacherName]) => ({
    sessionId,
    on: dayAt(new Date(startsAt), timeZone),
    startsAt: new Date(startsAt),
    name,
    category,
    teacherName,
  })),
});

export type RentalRequestsColumn = readonly [
  count: number,
  firstId: string | null,
  firstStart: string | null,
  dayUseCount: number,
  dayUseFirstOn: string | null,
];

/** One column: what is asked for and has not begun. $1 is the arena, $7 now. */
export const rentalRequestsColumn = sql`(SELECT json_build_array(count(*)::int, (array_agg(l.id ORDER BY l.inicio, l.id))[1], min(l.inicio),
      (SELECT count(*)::int FROM day_uses WHERE arena_id = $1 AND pedido AND cancelado_em IS NULL AND fecha > $7::timestamptz),
      (SELECT min(dia) FROM day_uses WHERE arena_id = $1 AND pedido AND cancelado_em IS NULL AND fecha > $7::timestamptz))
    FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
    WHERE q.arena_id = $1 AND l.tipo = 'locacao' AND l.status = 'pedida' AND l.inicio > $7::timestamptz)`;

export const rentalRequestsFromColumn = (
  [count, id, startsAt, dayUseCount, dayUseFirstOn]: RentalRequestsColumn,
  hours: OpeningHours,
): RentalRequests => ({
  count,
  first: id === null || startsAt === null ? null : { id, on: arenaDayOf(hours, new Date(startsAt)) },
  dayUseCount,
  dayUseFirstOn,
});
