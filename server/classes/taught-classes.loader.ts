import { manyBy, valueBy } from "../platform/loaders";
import { prepared, sql } from "../platform/prepared";
import type { Weekday } from "../platform/time/weekday.rules";

/** Upcoming teaching of a teacher at an arena. */
export interface Teaching {
  /** Dated classes that are neither over nor cancelled. */
  scheduled: number;
  /** Number of distinct students with a place in one of them. */
  students: number;
}

const nothing: Teaching = { scheduled: 0, students: 0 };

/** @param $1 ids of what arenas keep of teachers. @param $2 now. */
const readTeaching = prepared(
  sql`SELECT v.id::text, count(DISTINCT a.id)::int, count(DISTINCT p.aluno_id)::int
    FROM professores_arenas v
      JOIN aulas a ON a.professor_id = v.professor_id AND a.arena_id = v.arena_id AND a.status <> 'cancelada' AND a.fim > $2
      LEFT JOIN presencas p ON p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta')
    WHERE v.id = ANY($1::uuid[]) GROUP BY v.id`,
  ([id, scheduled, students]) =>
    [String(id), { scheduled: Number(scheduled), students: Number(students) }] as const,
);

/** By the id of what an arena keeps of them; one statement for all. */
export const teachingOf = valueBy<Teaching>(
  async ({ db, now }, ids) => new Map(await readTeaching(db, ids, now)),
  () => nothing,
);

/** A weekly class of a teacher at an arena. */
export interface TaughtClass {
  teacherArenaId: string;
  weekday: Weekday;
  startsAt: Date;
  endsAt: Date;
  name: string | null;
  category: string;
  courtName: string | null;
  maxStudents: number;
  students: number;
}

const weekdayOf: Record<string, Weekday> = {
  segunda: "MONDAY",
  terca: "TUESDAY",
  quarta: "WEDNESDAY",
  quinta: "THURSDAY",
  sexta: "FRIDAY",
  sabado: "SATURDAY",
  domingo: "SUNDAY",
};

/** @param $1 ids of what arenas keep of teachers. @param $2 now. */
const readWeekly = prepared(
  sql`SELECT v.id::text, c.dia_semana::text, c.horario_inicio, c.horario_fim, c.nome, c.categoria, q.nome, c.max_alunos,
      (SELECT count(*)::int FROM alunos_aulas_professor s WHERE s.aula_professor_id = c.id)
    FROM professores_arenas v JOIN arenas r ON r.id = v.arena_id
      JOIN aulas_professor c ON c.professor_id = v.professor_id AND c.arena_id = v.arena_id AND c.ativa
        AND (c.termina_em IS NULL OR c.termina_em >= ($2::timestamptz AT TIME ZONE r.fuso_horario)::date)
      LEFT JOIN quadras q ON q.id = c.quadra_id
    WHERE v.id = ANY($1::uuid[]) ORDER BY c.dia_semana, c.horario_inicio, c.id`,
  ([teacherArenaId, weekday, startsAt, endsAt, name, category, courtName, maxStudents, students]) =>
    ({
      teacherArenaId,
      weekday: weekdayOf[String(weekday)],
      startsAt,
      endsAt,
      name,
      category,
      courtName,
      maxStudents,
      students,
    }) as TaughtClass,
);

/** From Monday on; one statement, however many teachers. */
export const weeklyClassesOf = manyBy<TaughtClass>(
  ({ teacherArenaId }) => teacherArenaId,
  ({ db, now }, ids) => readWeekly(db, ids, now),
);
