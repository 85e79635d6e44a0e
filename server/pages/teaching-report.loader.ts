import type { Arena } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { NamePage, NamePlace } from "../platform/name-page";
import { prepared, sql } from "../platform/prepared";
import { addMonths } from "../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import { reportMonths } from "./report-months.rules";
import {
  monthsOfPeriod,
  nothingTaught,
  sumOfTaught,
  type ReportPeriod,
  type TaughtCounts,
} from "./report-figures.rules";

/** The parameters of a report. */
export interface AskedReport {
  /** YYYY-MM-DD, any day of its last month; null for this month. */
  month: string | null;
  period: ReportPeriod;
  /** The arena's record of the one teacher it is about; null for all. */
  teacherArenaId: string | null;
}

/** The classes taught at an arena in a period, in its time zone. */
export interface TeachingReport extends TaughtCounts {
  arenaId: string;
  now: Date;
  timeZone: string;
  /** First day of the last month: YYYY-MM-DD. */
  month: string;
  period: ReportPeriod;
  /** First day of the first month of the period: YYYY-MM-DD. */
  firstMonth: string;
  /** One month before the period begins: its students are those that may be kept. */
  before: Date;
  from: Date;
  until: Date;
  /** The arena's record of the one teacher it is about; null for all. */
  teacherArenaId: string | null;
  /** Everyone with a place in a class given in the period, each once. */
  studentCount: number;
  /** The last twelve, the oldest first. */
  months: (TaughtCounts & { month: string })[];
}

/** One teacher's numbers in the period. */
export interface TeacherMonth extends TaughtCounts {
  /** The id of the arena's record of the teacher. */
  id: string;
  name: string;
  active: boolean;
  studentCount: number;
  place: NamePlace;
}

/** Of the table `a`: whether the class took place. @param now the placeholder of the current time. */
const given = (now: string): string => sql`a.status <> 'cancelada' AND a.fim <= ${now}::timestamptz`;
/** Of the table `s`: whether a student took the place. */
const taken = sql`s.situacao IN ('inscrito', 'presente', 'falta')`;
const monthOf = (timeZone: string): string =>
  sql`date_trunc('month', a.inicio AT TIME ZONE ${timeZone})::date`;
const nextMonth = sql`(x.mes + interval '1 month')::date`;

type ClassesJson = readonly [month: string, given: number, cancelled: number, places: number];
type PlacesJson = readonly [month: string, taken: number, present: number, absent: number];
type KeptJson = readonly [month: string, prior: number, kept: number];

/**
 * One row. @param $1 the arena. @param $2 the beginning of the month before the first that is shown. @param $3, $4 the period.
 * @param $5 the arena's clocks. @param $6 now. @param $7 the arena's record of a teacher, or null for all.
 */
const readReport = prepared(
  sql`WITH dadas AS (
      SELECT a.id, ${monthOf("$5")} AS mes, a.inicio, a.max_alunos, a.status = 'cancelada' AS caiu, (${given("$6")}) AS dada
        FROM aulas a
        WHERE a.arena_id = $1 AND a.inicio >= $2::timestamptz AND a.inicio < $4::timestamptz
          AND ($7::uuid IS NULL OR a.professor_id = (SELECT v.professor_id FROM professores_arenas v WHERE v.id = $7))),
    lugares AS (
      SELECT d.mes, d.inicio, s.aluno_id, s.situacao FROM dadas d JOIN presencas s ON s.aula_id = d.id
        WHERE d.dada AND ${taken}),
    vieram AS (SELECT DISTINCT mes, aluno_id FROM lugares)
    SELECT
      (SELECT coalesce(json_agg(json_build_array(m.mes, m.dadas, m.canceladas, m.vagas)), '[]') FROM (
        SELECT mes, count(*) FILTER (WHERE dada)::int AS dadas, count(*) FILTER (WHERE caiu)::int AS canceladas,
            coalesce(sum(max_alunos) FILTER (WHERE dada), 0)::int AS vagas FROM dadas GROUP BY 1) m),
      (SELECT coalesce(json_agg(json_build_array(m.mes, m.ocupadas, m.presentes, m.faltas)), '[]') FROM (
        SELECT mes, count(*)::int AS ocupadas, count(*) FILTER (WHERE situacao = 'presente')::int AS presentes,
            count(*) FILTER (WHERE situacao = 'falta')::int AS faltas FROM lugares GROUP BY 1) m),
      (SELECT coalesce(json_agg(json_build_array(m.mes, m.antes, m.ficaram)), '[]') FROM (
        SELECT ${nextMonth} AS mes, count(*)::int AS antes, count(n.aluno_id)::int AS ficaram
          FROM vieram x LEFT JOIN vieram n ON n.aluno_id = x.aluno_id AND n.mes = ${nextMonth} GROUP BY 1) m),
      (SELECT count(DISTINCT aluno_id)::int FROM lugares WHERE inicio >= $3::timestamptz)`,
  (columns) => columns as [readonly ClassesJson[], readonly PlacesJson[], readonly KeptJson[], number],
);

/** @param $1 the arena. @param $2 its record of a teacher. */
const readTeacher = prepared(
  sql`SELECT v.id::text FROM professores_arenas v WHERE v.arena_id = $1::uuid AND v.id = $2::uuid`,
  ([id]) => String(id),
);

/**
 * Loads the report for the arena's managers. One statement, and another one for a single teacher. @returns null for an
 * unknown teacher.
 */
export async function loadTeachingReport(
  { db, now }: ActionContext,
  { id: arenaId, timeZone }: Arena,
  { month: asked, period, teacherArenaId: linkId }: AskedReport,
): Promise<TeachingReport | null> {
  if (linkId !== null && (await readTeacher(db, arenaId, linkId)).length === 0) return null;
  const { month, after, shown } = reportMonths(asked ?? dayAt(now, timeZone));
  const firstMonth = addMonths(month, 1 - monthsOfPeriod[period]);
  const days = [addMonths(shown[0]!, -1), addMonths(firstMonth, -1), firstMonth, after];
  const [first, before, from, until] = days.map((day) => instantAt(day, "00:00", timeZone));
  if (!first || !before || !from || !until) throw new Error("a month has a beginning and an end");
  const [row] = await readReport(db, arenaId, first, from, until, timeZone, now, linkId);
  if (!row) throw new Error("a report has a row");
  const [classes, places, kept, studentCount] = row;
  const of = <Row extends readonly [string, ...number[]]>(rows: readonly Row[], each: string) =>
    rows.find(([counted]) => counted === each);
  const months = shown.map((each) => {
    const [, givenCount = 0, cancelledCount = 0, placeCount = 0] = of(classes, each) ?? [];
    const [, takenCount = 0, presentCount = 0, absentCount = 0] = of(places, each) ?? [];
    const [, priorStudentCount = 0, keptStudentCount = 0] = of(kept, each) ?? [];
    const taught = { givenCount, cancelledCount, placeCount, takenCount, presentCount, absentCount };
    return { month: each, ...taught, priorStudentCount, keptStudentCount };
  });
  return {
    arenaId,
    now,
    timeZone,
    month,
    period,
    firstMonth,
    before,
    from,
    until,
    teacherArenaId: linkId,
    months,
    studentCount,
    ...sumOfTaught(months.slice(-monthsOfPeriod[period])),
  };
}

/** Sorted by bytes, so that the order does not depend on the system's locale. */
const by = sql`sem_acentos(p.nome_completo) COLLATE "C"`;

const ofTeacher = sql`a.professor_id = v.professor_id AND a.arena_id = v.arena_id`;

/**
 * Everyone who teaches at the arena, and former teachers that had classes in the period. @param $1 the arena.
 * @param $2, $3 the period. @param $4 now. @param $5, $6 the place after which to read, $7, $8 the one before which; null
 * without. @param $9 how many. @param $10 the beginning of the month before the period. @param $11 the arena's clocks.
 * @param $12 the first day of the last month. @param $13 the arena's record of the one teacher, or null for all.
 */
const reading = ([first, next, later]: readonly [string, string, string]) =>
  prepared(
    sql`SELECT ${by}, v.id::text, p.nome_completo, v.ativo, c.dadas, c.canceladas, c.vagas, e.alunos, e.ocupadas, e.presentes,
        e.faltas, k.antes, k.ficaram
      FROM professores_arenas v JOIN professores p ON p.id = v.professor_id
        CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE ${given("$4")})::int AS dadas,
            count(*) FILTER (WHERE a.status = 'cancelada')::int AS canceladas,
            coalesce(sum(a.max_alunos) FILTER (WHERE ${given("$4")}), 0)::int AS vagas FROM aulas a
          WHERE ${ofTeacher} AND a.inicio >= $2::timestamptz AND a.inicio < $3::timestamptz) c
        CROSS JOIN LATERAL (SELECT count(DISTINCT s.aluno_id)::int AS alunos, count(*)::int AS ocupadas,
            count(*) FILTER (WHERE s.situacao = 'presente')::int AS presentes,
            count(*) FILTER (WHERE s.situacao = 'falta')::int AS faltas FROM aulas a JOIN presencas s ON s.aula_id = a.id
          WHERE ${ofTeacher} AND a.inicio >= $2::timestamptz AND a.inicio < $3::timestamptz AND ${given("$4")} AND ${taken}) e
        CROSS JOIN LATERAL (WITH vieram AS (
            SELECT DISTINCT ${monthOf("$11")} AS mes, s.aluno_id FROM aulas a JOIN presencas s ON s.aula_id = a.id
              WHERE ${ofTeacher} AND a.inicio >= $10::timestamptz AND a.inicio < $3::timestamptz AND ${given("$4")} AND ${taken})
          SELECT count(*)::int AS antes, count(n.aluno_id)::int AS ficaram
            FROM vieram x LEFT JOIN vieram n ON n.aluno_id = x.aluno_id AND n.mes = ${nextMonth}
            WHERE x.mes < $12::date) k
      WHERE v.arena_id = $1 AND (v.ativo OR c.dadas + c.canceladas > 0 OR $13::uuid IS NOT NULL)
        AND ($13::uuid IS NULL OR v.id = $13)
        AND ($5::text IS NULL OR (${by}, v.id) ${next} ($5, $6::uuid))
        AND ($7::text IS NULL OR (${by}, v.id) ${later} ($7, $8::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $9`,
    (columns): TeacherMonth => {
      const [place, id, name, active, givenCount, cancelledCount, placeCount, studentCount, ...places] =
        columns as [string, string, string, boolean, ...number[]];
      const [takenCount = 0, presentCount = 0, absentCount = 0, priorStudentCount = 0, keptStudentCount = 0] =
        places;
      return {
        ...nothingTaught,
        id,
        name,
        active,
        givenCount: givenCount ?? 0,
        cancelledCount: cancelledCount ?? 0,
        placeCount: placeCount ?? 0,
        studentCount: studentCount ?? 0,
        takenCount,
        presentCount,
        absentCount,
        priorStudentCount,
        keptStudentCount,
        place: { by: place, id },
      };
    },
  );
const forward = reading(["ASC", ">", "<"]);
const backward = reading(["DESC", ">", "<"]);

/** A page of them, by name. One statement, however far down. */
export const teacherMonths = (
  { db }: ActionContext,
  { arenaId, from, until, now, before: monthBefore, timeZone, month, teacherArenaId }: TeachingReport,
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
    monthBefore,
    timeZone,
    month,
    teacherArenaId,
  );
