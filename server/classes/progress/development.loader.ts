import { valueBy } from "../../platform/loaders";
import { prepared, sql, storedWords } from "../../platform/prepared";
import { addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../../platform/time/zoned-time.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { isAdmin } from "../../platform/viewer";
import type { AthleteLevel } from "../../sport/athlete-level.rules";
import { developmentMonths, monthlyLevels } from "./development.rules";

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
