import { valueBy } from "../platform/loaders";
import { prepared, sql } from "../platform/prepared";
import { isAdmin } from "../platform/viewer";

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
