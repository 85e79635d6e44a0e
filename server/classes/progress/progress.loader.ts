import type { ProgressNote } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { manyBy, valueBy } from "../../platform/loaders";
import { prepared, sql, storedWords } from "../../platform/prepared";
import { addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { isAdmin, type Viewer } from "../../platform/viewer";
import type { AthleteLevel } from "../../sport/athlete-level.rules";
import { ownStudentSince } from "../class.access";
import { developmentMonths, monthlyLevels } from "./development.rules";
import { seenProgressNotes } from "./progress.access";

/** Page sizes. */
export const notesAtOnce = 20;
export const suggestionsAtOnce = 20;

/**
 * Notes about an athlete that the viewer may read, latest first.
 * @param before cursor: an instant; null for the first page.
 */
export const progressNotesOf = (
  { db }: Pick<ActionContext, "db">,
  viewer: Viewer,
  athleteId: string,
  before: Date | null,
): Promise<ProgressNote[]> =>
  db.progressNote.findMany({
    where: {
      athleteId,
      ...seenProgressNotes(viewer),
      ...(before === null ? {} : { writtenAt: { lt: before } }),
    },
    orderBy: [{ writtenAt: "desc" }, { id: "desc" }],
    take: notesAtOnce,
  });

/** Suggested levels without an answer, oldest first. */
export const waitingSuggestionsAt = (
  { db }: Pick<ActionContext, "db">,
  arenaId: string,
): Promise<ProgressNote[]> =>
  db.progressNote.findMany({
    where: { arenaId, suggestion: "WAITING" },
    orderBy: { id: "asc" },
    take: suggestionsAtOnce,
  });

/** How many wait; one statement. */
export const waitingSuggestionCountOf = valueBy<number>(
  async ({ db }, arenaIds) => {
    const rows = await db.progressNote.groupBy({
      by: ["arenaId"],
      where: { arenaId: { in: arenaIds }, suggestion: "WAITING" },
      _count: { _all: true },
    });
    return new Map(rows.map(({ arenaId, _count }) => [arenaId, _count._all]));
  },
  () => 0,
);

/** Name and time zone of a note's arena. */
export const arenaOfNote = valueBy<{ name: string; timeZone: string }>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, timeZone: true },
    });
    return new Map(rows.map(({ id, name, timeZone }) => [id, { name, timeZone }]));
  },
  (id) => new Error(`there is no arena ${id}`),
);

interface TaughtAt {
  athleteId: string;
  arenaId: string;
  name: string;
}

/** Arenas where the viewer teaches an athlete, by name. One statement. */
export const taughtAt = manyBy<TaughtAt>(
  ({ athleteId }) => athleteId,
  async ({ db, viewer }, athleteIds) => {
    if (viewer === null || viewer.teacherId === null) return [];
    return db.$queryRaw<TaughtAt[]>`
      SELECT DISTINCT p.aluno_id::text AS "athleteId", r.id::text AS "arenaId", r.nome_arena AS name
      FROM presencas p JOIN aulas a ON a.id = p.aula_id JOIN arenas r ON r.id = a.arena_id
      WHERE p.aluno_id = ANY(${athleteIds}::uuid[]) AND a.professor_id = ${viewer.teacherId}::uuid
        AND a.arena_id = ANY(${[...viewer.taughtArenaIds]}::uuid[])
      ORDER BY name, "arenaId"`;
  },
);

export interface ReportTeacher {
  arenaAthleteId: string;
  teacherId: string;
  name: string;
  /** By when a report is asked for; null where none is. */
  dueOn: Date | null;
}

export const mostReportTeachers = 20;

/** Teachers of an arena with an account who have one of its athletes among their students, and those already asked, by name; one statement. */
export const reportTeachersOf = manyBy<ReportTeacher>(
  ({ arenaAthleteId }) => arenaAthleteId,
  ({ db, now }, arenaAthleteIds) => db.$queryRaw<ReportTeacher[]>`
    SELECT v.id::text AS "arenaAthleteId", t.id::text AS "teacherId", t.nome_completo AS name, t.prazo AS "dueOn"
    FROM alunos_arenas v CROSS JOIN LATERAL (
      SELECT p.id, p.nome_completo, r.prazo
      FROM professores_arenas w JOIN professores p ON p.id = w.professor_id AND p.ativo
        LEFT JOIN usuarios u ON u.id = p.user_id AND u.desativado_em IS NULL
        LEFT JOIN pedidos_relatorio r ON r.professor_id = p.id AND r.aluno_id = v.aluno_id AND r.arena_id = v.arena_id
      WHERE w.arena_id = v.arena_id AND w.ativo AND (r.id IS NOT NULL OR u.id IS NOT NULL AND EXISTS (
        SELECT FROM presencas s JOIN aulas a ON a.id = s.aula_id
        WHERE s.aluno_id = v.aluno_id AND s.inicio >= ${ownStudentSince(now)} AND a.arena_id = v.arena_id
          AND a.professor_id = p.id))
      ORDER BY r.prazo NULLS LAST, p.nome_completo, p.id LIMIT ${mostReportTeachers}) t
    WHERE v.id = ANY(${arenaAthleteIds}::uuid[])
    ORDER BY t.nome_completo, t.id`,
);

/** How a student did in a month at an arena. */
export interface StudentMonth {
  /** First day of the month: YYYY-MM-DD. */
  month: string;
  present: number;
  absent: number;
  /** At the end of the month; of this month as it is now. */
  level: AthleteLevel;
  /** The last one that a teacher suggested in it, as far as the viewer reads their notes. */
  suggestedLevel: AthleteLevel | null;
}

type AttendanceJson = readonly [month: string, present: number, absent: number];
type ChangeJson = readonly [on: string, before: string];
type SuggestionJson = readonly [month: string, level: string];

const at = (column: string): string => sql`(${column} AT TIME ZONE r.fuso_horario)`;
const mayBeSeen = (teacher: string): string =>
  sql`($4::boolean OR v.arena_id = ANY($5::uuid[]) OR ${teacher} = $6::uuid)`;

/**
 * @param $1 ids of arena athletes. @param $2 start. @param $3 now. @param $4 whether the viewer sees all. @param $5
 *   otherwise arenas of which they see all. @param $6 teacher whose classes and notes they see at other arenas, or
 *   null.
 */
const readDevelopment = prepared(
  sql`SELECT v.id::text, r.fuso_horario, s.nivel::text,
      (SELECT coalesce(json_agg(json_build_array(m.mes, m.presentes, m.faltas)), '[]') FROM (
        SELECT date_trunc('month', ${at("p.inicio")})::date AS mes,
            count(*) FILTER (WHERE p.situacao = 'presente')::int AS presentes,
            count(*) FILTER (WHERE p.situacao = 'falta')::int AS faltas
          FROM presencas p JOIN aulas a ON a.id = p.aula_id
          WHERE p.aluno_id = v.aluno_id AND a.arena_id = v.arena_id AND a.status <> 'cancelada'
            AND p.inicio >= $2::timestamptz AND p.inicio <= $3::timestamptz AND ${mayBeSeen("a.professor_id")}
          GROUP BY 1) m),
      (SELECT coalesce(json_agg(json_build_array(${at("c.alterado_em")}::date, c.nivel_antes) ORDER BY c.id), '[]')
        FROM alteracoes_cadastro c
        WHERE c.aluno_id = v.aluno_id AND c.nivel_antes IS NOT NULL AND c.alterado_em >= $2::timestamptz),
      (SELECT coalesce(json_agg(json_build_array(date_trunc('month', ${at("n.escrita_em")})::date, n.nivel_sugerido)
          ORDER BY n.escrita_em, n.id), '[]') FROM anotacoes_progresso n
        WHERE n.aluno_id = v.aluno_id AND n.arena_id = v.arena_id AND n.nivel_sugerido IS NOT NULL
          AND n.escrita_em >= $2::timestamptz AND ${mayBeSeen("n.professor_id")})
    FROM alunos_arenas v JOIN arenas r ON r.id = v.arena_id JOIN alunos s ON s.id = v.aluno_id
    WHERE v.id = ANY($1::uuid[])`,
  (columns) =>
    columns as [
      id: string,
      timeZone: string,
      level: string,
      readonly AttendanceJson[],
      readonly ChangeJson[],
      readonly SuggestionJson[],
    ],
);

const levelOf = storedWords<AthleteLevel>("AthleteLevel");

/** The last twelve months, the oldest first; for a teacher only of the classes they give and the notes they wrote. One statement. */
export const developmentOf = valueBy<StudentMonth[]>(
  async ({ db, viewer, now }, ids) => {
    // By the arena's clocks the first month may begin a day earlier or later than in Brasília.
    const since = instantAt(
      addMonths(firstOfMonth(dayAt(now, brasiliaTime)), -developmentMonths),
      "00:00",
      brasiliaTime,
    );
    const rows = await readDevelopment(
      db,
      ids,
      since,
      now,
      viewer !== null && isAdmin(viewer),
      viewer?.ownedArenaIds ?? [],
      viewer?.teacherId ?? null,
    );
    return new Map(
      rows.map(([id, timeZone, level, attendance, changes, suggestions]) => {
        const today = dayAt(now, timeZone);
        const levels = monthlyLevels(
          today,
          levelOf[level]!,
          changes.map(([on, before]) => ({ on, before: levelOf[before]! })),
        );
        const months = levels.map(({ month, level: then }): StudentMonth => {
          const [, present = 0, absent = 0] = attendance.find(([counted]) => counted === month) ?? [];
          const suggested = suggestions.findLast(([written]) => written === month);
          const suggestedLevel = suggested ? levelOf[suggested[1]]! : null;
          return { month, present, absent, level: then, suggestedLevel };
        });
        return [id, months] as const;
      }),
    );
  },
  () => [],
);
