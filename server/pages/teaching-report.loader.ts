import type { Arena } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { NamePage, NamePlace } from "../platform/name-page";
import { prepared, sql } from "../platform/prepared";
import { dayAt, instantAt } from "../platform/time/zoned-time.rules";
import { reportMonths } from "./report-months.rules";

/** Classes that were given, those that fell out, and who was there. */
export interface Taught {
  /** Over, and not called off. */
  givenCount: number;
  cancelledCount: number;
  /** Who had a place in one that was given, each once. */
  studentCount: number;
  /** Places of classes given at which somebody was, and was missed; where the attendance was taken. */
  presentCount: number;
  absentCount: number;
}

/** What was taught at an arena in a month, by its own clocks. */
export interface TeachingReport extends Taught {
  arenaId: string;
  now: Date;
  /** First day of the month: YYYY-MM-DD. */
  month: string;
  from: Date;
  until: Date;
  /** The last twelve, the oldest first. */
  months: { month: string; givenCount: number; cancelledCount: number }[];
}

export interface TeacherMonth extends Taught {
  /** Of what the arena keeps of them. */
  id: string;
  name: string;
  active: boolean;
  place: NamePlace;
}

/** Of the table `a`: whether it was given. @param now the statement's value that has it. */
const given = (now: string): string => sql`a.status <> 'cancelada' AND a.fim <= ${now}::timestamptz`;
const classCounts = (now: string): string => sql`count(*) FILTER (WHERE ${given(now)})::int AS dadas,
  count(*) FILTER (WHERE a.status = 'cancelada')::int AS canceladas`;
const placeCounts = sql`count(DISTINCT s.aluno_id) FILTER (WHERE s.situacao IN ('inscrito', 'presente', 'falta'))::int AS alunos,
  count(*) FILTER (WHERE s.situacao = 'presente')::int AS presentes, count(*) FILTER (WHERE s.situacao = 'falta')::int AS faltas`;

type MonthJson = readonly [month: string, given: number, cancelled: number];

/** @param $1 the arena. @param $2 the first month's beginning. @param $3, $4 the month. @param $5 its clocks. @param $6 now. */
const readReport = prepared(
  sql`SELECT (SELECT coalesce(json_agg(json_build_array(m.mes, m.dadas, m.canceladas)), '[]') FROM (
        SELECT date_trunc('month', a.inicio AT TIME ZONE $5)::date AS mes, ${classCounts("$6")} FROM aulas a
          WHERE a.arena_id = $1 AND a.inicio >= $2::timestamptz AND a.inicio < $4::timestamptz GROUP BY 1) m),
      s.alunos, s.presentes, s.faltas
    FROM (SELECT ${placeCounts} FROM aulas a JOIN presencas s ON s.aula_id = a.id
      WHERE a.arena_id = $1 AND a.inicio >= $3::timestamptz AND a.inicio < $4::timestamptz AND ${given("$6")}) s`,
  (columns) => columns as [readonly MonthJson[], number, number, number],
);

/** In numbers, for who manages the arena. One statement. @param month YYYY-MM-DD, any day of it; null for this one. */
export async function loadTeachingReport(
  { db, now }: ActionContext,
  { id: arenaId, timeZone }: Arena,
  asked: string | null,
): Promise<TeachingReport> {
  const { month, after, shown } = reportMonths(asked ?? dayAt(now, timeZone));
  const [first, from, until] = [shown[0]!, month, after].map((day) => instantAt(day, "00:00", timeZone));
  if (!first || !from || !until) throw new Error("a month has a beginning and an end");
  const [row] = await readReport(db, arenaId, first, from, until, timeZone, now);
  if (!row) throw new Error("a report has a row");
  const [counts, studentCount, presentCount, absentCount] = row;
  const months = shown.map((each) => {
    const [, givenCount = 0, cancelledCount = 0] = counts.find(([counted]) => counted === each) ?? [];
    return { month: each, givenCount, cancelledCount };
  });
  const { givenCount = 0, cancelledCount = 0 } = months.at(-1) ?? {};
  const taught = { givenCount, cancelledCount, studentCount, presentCount, absentCount };
  return { arenaId, now, month, from, until, months, ...taught };
}

/** By the bytes of what is compared, so that it is the same order wherever it runs. */
const by = sql`sem_acentos(p.nome_completo) COLLATE "C"`;

/**
 * Who teaches at the arena, and who has ended since but had classes then. @param $1 the arena. @param $2, $3 the month.
 * @param $4 now. @param $5, $6 the place after which to read, $7, $8 the one before which; null without. @param $9 how many.
 */
const reading = ([first, next, later]: readonly [string, string, string]) =>
  prepared(
    sql`SELECT ${by}, v.id::text, p.nome_completo, v.ativo, c.dadas, c.canceladas, e.alunos, e.presentes, e.faltas
      FROM professores_arenas v JOIN professores p ON p.id = v.professor_id
        CROSS JOIN LATERAL (SELECT ${classCounts("$4")} FROM aulas a
          WHERE a.professor_id = v.professor_id AND a.arena_id = v.arena_id
            AND a.inicio >= $2::timestamptz AND a.inicio < $3::timestamptz) c
        CROSS JOIN LATERAL (SELECT ${placeCounts} FROM aulas a JOIN presencas s ON s.aula_id = a.id
          WHERE a.professor_id = v.professor_id AND a.arena_id = v.arena_id
            AND a.inicio >= $2::timestamptz AND a.inicio < $3::timestamptz AND ${given("$4")}) e
      WHERE v.arena_id = $1 AND (v.ativo OR c.dadas + c.canceladas > 0)
        AND ($5::text IS NULL OR (${by}, v.id) ${next} ($5, $6::uuid))
        AND ($7::text IS NULL OR (${by}, v.id) ${later} ($7, $8::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $9`,
    (columns): TeacherMonth => {
      const [place, id, name, active, givenCount, cancelledCount, studentCount, presentCount, absentCount] =
        columns as [string, string, string, boolean, number, number, number, number, number];
      const taught = { givenCount, cancelledCount, studentCount, presentCount, absentCount };
      return { id, name, active, ...taught, place: { by: place, id } };
    },
  );
const forward = reading(["ASC", ">", "<"]);
const backward = reading(["DESC", ">", "<"]);

/** A page of them, by name. One statement, however far down. */
export const teacherMonths = (
  { db }: ActionContext,
  { arenaId, from, until, now }: TeachingReport,
  { after, before, limit, inverted }: NamePage,
): Promise<TeacherMonth[]> =>
  (inverted ? backward : forward)(
    db,
    arenaId,
    from,
    until,
    now,
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );
