import { valueBy } from "../platform/loaders";
import { prepared, sql } from "../platform/prepared";
import { isAdmin } from "../platform/viewer";
import { ownStudentSince } from "./students-called.access";

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
