import type { Athlete, SessionStudent, WeeklyClass } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { manyBy, valueBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";
import type { Weekday } from "../platform/time/calendar-day.rules";
import { defaultCreditRules } from "./credits/credit.rules";

/** Who teaches, by name. */
export const teacherNameOf = valueBy<string>(
  async ({ db }, ids) => {
    const rows = await db.teacher.findMany({
      where: { id: { in: ids } },
      select: { id: true, fullName: true },
    });
    return new Map(rows.map(({ id, fullName }) => [id, fullName]));
  },
  (id) => new Error(`there is no teacher ${id}`),
);

export type StudentRow = SessionStudent & { athlete: Athlete };

const student = columnsOf<SessionStudent>("SessionStudent");
const athlete = columnsOf<Athlete>("Athlete");

/** @param $1 classes. */
const readStudents = prepared(
  sql`SELECT ${student.of("p")}, ${athlete.of("a")} FROM presencas p JOIN alunos a ON a.id = p.aluno_id
    WHERE p.aula_id = ANY($1) ORDER BY a.nome_completo, p.id`,
  (columns): StudentRow => ({
    ...student.read(columns),
    athlete: athlete.read(columns, student.width),
  }),
);

/** The students of a class, by name. One statement, however many classes. */
export const studentsOf = manyBy<StudentRow>(
  ({ sessionId }) => sessionId,
  ({ db }, ids) => readStudents(db, ids),
);

/** All parts of a series, one after the other. @param id of any of them. */
export async function partsOfSeries(tx: Transaction, id: string): Promise<WeeklyClass[]> {
  const one = await tx.weeklyClass.findUniqueOrThrow({ where: { id }, select: { firstPartId: true } });
  const first = one.firstPartId ?? id;
  return tx.weeklyClass.findMany({
    where: { OR: [{ id: first }, { firstPartId: first }] },
    orderBy: [{ startsOn: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  });
}

/** Hours before the start at which the arena is notified of missing students: the same as the students' notice. */
export const { noticeHours } = defaultCreditRules;

/**
 * A class, called a, that is over, was not cancelled, had students, and has no attendance.
 * @param now the place of the instant among the values: "$2".
 */
export const lacksAttendance = (now: `$${number}`): string =>
  sql`a.status <> 'cancelada' AND a.chamada_em IS NULL AND a.fim <= ${now}::timestamptz
  AND EXISTS (SELECT FROM presencas s WHERE s.aula_id = a.id AND s.situacao IN ('inscrito', 'presente', 'falta'))`;

/** `missingStudents` as the database looks for it, of a class that has not begun; `aulas` is called a. */
export const waitsForStudents = sql`a.min_alunos IS NOT NULL AND a.status = 'confirmada' AND a.chamada_em IS NULL AND a.min_alunos > (
  SELECT count(*) FROM presencas p WHERE p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta'))`;

/** Upcoming teaching of a teacher at an arena. */
interface Teaching {
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
