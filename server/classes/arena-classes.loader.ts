import { canManageArena } from "../arenas/arena.access";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { prepared, sql, storedWords } from "../platform/prepared";
import type { Weekday } from "../platform/time/calendar-day.rules";
import { isAdmin } from "../platform/viewer";
import { ownStudentSince } from "./class.access";

export const mostWeeklyClasses = 200;

/** A class that an arena has every week. */
export interface ArenaWeeklyClass {
  /** Of the series, whichever part of it goes on now. */
  key: string;
  weekday: Weekday;
  startsAt: Date;
  name: string | null;
  category: string;
  teacherName: string;
}

const weekdayOf = storedWords<Weekday>("Weekday");

/** The columns of a class, as `json_build_array` gives them too: there the hour is a text. */
export const toWeeklyClass = ([key, weekday, startsAt, name, category, teacherName]: readonly unknown[]) =>
  ({
    key,
    weekday: weekdayOf[String(weekday)],
    startsAt: typeof startsAt === "string" ? new Date(`1970-01-01T${startsAt}Z`) : startsAt,
    name,
    category,
    teacherName,
  }) as ArenaWeeklyClass;

/** @param $1 the arena. @param $2 now. @param $3 whose alone, or null. @param $4 how many at most. */
const readWeekly = prepared(
  sql`SELECT * FROM (
      SELECT DISTINCT ON (serie) coalesce(c.primeira_parte_id, c.id) AS serie, c.dia_semana, c.horario_inicio, c.nome, c.categoria, t.nome_completo
      FROM aulas_professor c JOIN professores t ON t.id = c.professor_id JOIN arenas r ON r.id = c.arena_id
      WHERE c.arena_id = $1::uuid AND c.ativa AND ($3::uuid IS NULL OR c.professor_id = $3)
        AND coalesce(c.termina_em >= ($2::timestamptz AT TIME ZONE r.fuso_horario)::date, true)
      ORDER BY serie, c.inicio_em NULLS FIRST) aula
    ORDER BY dia_semana, horario_inicio, serie LIMIT $4`,
  toWeeklyClass,
);

/**
 * Current weekly classes, starting on Monday; viewers who do not manage the arena see those they teach. One statement.
 */
export const weeklyClassesAt = (
  { db, viewer, now }: ActionContext,
  arenaId: string,
): Promise<ArenaWeeklyClass[]> =>
  readWeekly(
    db,
    arenaId,
    now,
    canManageArena(arenaId, viewer) ? null : (viewer?.teacherId ?? arenaId),
    mostWeeklyClasses,
  );

/** The same, batched by arena id, for use on a page that already knows the id. */
export const weeklyClassesOf = valueBy<ArenaWeeklyClass[]>(
  async (ctx, ids) => {
    const lists = await Promise.all(ids.map((id) => weeklyClassesAt(ctx, id)));
    return new Map(ids.map((id, index) => [id, lists[index] ?? []]));
  },
  () => [],
);

/**
 * @param $1 ids of arena athletes. @param $2 now. @param $3 whether the viewer sees all. @param $4 otherwise arenas of
 *   which they see all. @param $5 teacher whose classes they see at other arenas, or null.
 */
const readCounts = prepared(
  sql`SELECT v.id::text, count(*)::int
    FROM alunos_arenas v JOIN arenas r ON r.id = v.arena_id
      CROSS JOIN LATERAL (SELECT date_trunc('month', $2::timestamptz AT TIME ZONE r.fuso_horario) AS inicio) mes
      JOIN presencas p ON p.aluno_id = v.aluno_id AND p.situacao IN ('inscrito', 'presente')
        AND p.inicio >= mes.inicio AT TIME ZONE r.fuso_horario
        AND p.inicio < (mes.inicio + interval '1 month') AT TIME ZONE r.fuso_horario
      JOIN aulas a ON a.id = p.aula_id AND a.arena_id = v.arena_id AND a.status <> 'cancelada'
    WHERE v.id = ANY($1::uuid[]) AND ($3::boolean OR v.arena_id = ANY($4::uuid[]) OR a.professor_id = $5::uuid)
    GROUP BY v.id`,
  ([id, count]) => [String(id), Number(count)] as const,
);

/**
 * Aulas no mês: number of each athlete's booked or attended classes at an arena this month; teachers see only the
 * classes they give. One statement for all athletes.
 */
export const classesThisMonth = valueBy<number>(
  async ({ db, viewer, now }, ids) =>
    new Map(
      await readCounts(
        db,
        ids,
        now,
        viewer !== null && isAdmin(viewer),
        viewer?.ownedArenaIds ?? [],
        viewer?.teacherId ?? null,
      ),
    ),
  () => 0,
);

/** How often an athlete was at an arena's classes, as the attendance says. */
export interface AttendanceInBrief {
  present: number;
  absent: number;
  /** Absences announced in advance. */
  excused: number;
}

/**
 * @param $1 ids of arena athletes. @param $2 start. @param $3 now. @param $4 whether the viewer sees all. @param $5
 *   otherwise arenas of which they see all. @param $6 teacher whose classes they see at other arenas, or null.
 */
const readAttendance = prepared(
  sql`SELECT v.id::text, count(*) FILTER (WHERE p.situacao = 'presente')::int,
      count(*) FILTER (WHERE p.situacao = 'falta')::int, count(*) FILTER (WHERE p.situacao = 'falta_avisada')::int
    FROM alunos_arenas v
      JOIN presencas p ON p.aluno_id = v.aluno_id AND p.inicio >= $2::timestamptz AND p.inicio <= $3::timestamptz
      JOIN aulas a ON a.id = p.aula_id AND a.arena_id = v.arena_id AND a.status <> 'cancelada'
    WHERE v.id = ANY($1::uuid[]) AND ($4::boolean OR v.arena_id = ANY($5::uuid[]) OR a.professor_id = $6::uuid)
    GROUP BY v.id`,
  ([id, present, absent, excused]) =>
    [String(id), { present: Number(present), absent: Number(absent), excused: Number(excused) }] as const,
);

/** Attendance in the last 90 days; teachers see only the classes they give. One statement for all athletes. */
export const attendanceInBriefOf = valueBy<AttendanceInBrief>(
  async ({ db, viewer, now }, ids) =>
    new Map(
      await readAttendance(
        db,
        ids,
        ownStudentSince(now),
        now,
        viewer !== null && isAdmin(viewer),
        viewer?.ownedArenaIds ?? [],
        viewer?.teacherId ?? null,
      ),
    ),
  () => ({ present: 0, absent: 0, excused: 0 }),
);
