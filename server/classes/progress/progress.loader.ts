import type { ProgressNote } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { manyBy, valueBy } from "../../platform/loaders";
import type { Viewer } from "../../platform/viewer";
import { ownStudentSince } from "../students-called.access";
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
