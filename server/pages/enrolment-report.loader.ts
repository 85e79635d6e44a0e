import type { Arena } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { NamePage, NamePlace } from "../platform/name-page";
import { prepared, sql, storedWords } from "../platform/prepared";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import type { AthleteLevel } from "../sport/athlete-level.rules";
import { givenInWeekOf, levelShares, type LevelShare, type LevelsJson } from "./arena-people.loader";
import { reportMonths } from "./report-months.rules";

/** Who has come to an arena up to the end of a month. Level and standing are those of today. */
export interface EnrolmentReport {
  arenaId: string;
  /** YYYY-MM-DD, where the arena is. */
  today: string;
  /** First day of the month, and of the next one. */
  month: string;
  after: string;
  /** The last twelve, the oldest first: whose first visit was then, also of those who come no more. */
  months: { month: string; count: number }[];
  activeCount: number;
  inactiveCount: number;
  /** Of the active ones. */
  levels: LevelShare[];
}

export interface EnrolledAthlete {
  /** Of what the arena keeps of them. */
  id: string;
  name: string;
  level: AthleteLevel;
  /** The first visit: YYYY-MM-DD. */
  since: string;
  active: boolean;
  /** To how many of its classes they come every week, now. */
  weeklyClassCount: number;
  place: NamePlace;
}

/** @param $1 the arena. @param $2 the first month. @param $3 the day after the last. */
const readReport = prepared(
  sql`SELECT (SELECT coalesce(json_object_agg(m.mes, m.quantos), '{}') FROM (
        SELECT date_trunc('month', data_primeira_visita)::date AS mes, count(*)::int AS quantos FROM alunos_arenas
          WHERE arena_id = $1 AND data_primeira_visita >= $2::date AND data_primeira_visita < $3::date GROUP BY 1) m),
      (SELECT coalesce(json_object_agg(n.nivel, n.quantos), '{}') FROM (
        SELECT l.nivel::text AS nivel, count(*)::int AS quantos FROM alunos_arenas v JOIN alunos l ON l.id = v.aluno_id
          WHERE v.arena_id = $1 AND v.ativo AND v.data_primeira_visita < $3::date GROUP BY l.nivel) n),
      (SELECT count(*)::int FROM alunos_arenas WHERE arena_id = $1 AND NOT ativo AND data_primeira_visita < $3::date)`,
  (columns) => columns as [Readonly<Record<string, number>>, LevelsJson, number],
);

/** In numbers, for who manages the arena. One statement. @param month YYYY-MM-DD, any day of it; null for this one. */
export async function loadEnrolmentReport(
  { db, now }: ActionContext,
  { id: arenaId, timeZone }: Arena,
  month: string | null,
): Promise<EnrolmentReport> {
  const today = dayAt(now, timeZone);
  const { shown, ...asked } = reportMonths(month ?? today);
  const [row] = await readReport(db, arenaId, shown[0], asked.after);
  if (!row) throw new Error("a report has a row");
  const [counts, levelCounts, inactiveCount] = row;
  const levels = levelShares(levelCounts);
  return {
    arenaId,
    today,
    ...asked,
    months: shown.map((each) => ({ month: each, count: counts[each] ?? 0 })),
    activeCount: levels.reduce((sum, { count }) => sum + count, 0),
    inactiveCount,
    levels,
  };
}

/** By the bytes of what is compared, so that it is the same order wherever it runs. */
const by = sql`sem_acentos(l.nome_completo) COLLATE "C"`;
const levelOf = storedWords<AthleteLevel>("AthleteLevel");

/**
 * @param $1 the arena. @param $2 today. @param $3 the day before which they came. @param $4, $5 the place after which to
 * read, $6, $7 the one before which; null without. @param $8 how many.
 */
const reading = ([first, next, later]: readonly [string, string, string]) =>
  prepared(
    sql`SELECT ${by}, v.id::text, l.nome_completo, l.nivel::text, v.data_primeira_visita, v.ativo,
        (SELECT count(*)::int FROM alunos_aulas_professor s JOIN aulas_professor w ON w.id = s.aula_professor_id
          WHERE s.aluno_id = l.id AND w.arena_id = v.arena_id AND ${givenInWeekOf("$2")})
      FROM alunos_arenas v JOIN alunos l ON l.id = v.aluno_id
      WHERE v.arena_id = $1 AND v.data_primeira_visita < $3::date
        AND ($4::text IS NULL OR (${by}, v.id) ${next} ($4, $5::uuid))
        AND ($6::text IS NULL OR (${by}, v.id) ${later} ($6, $7::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $8`,
    (columns): EnrolledAthlete => {
      const [place, id, name, level, since, active, weeklyClassCount] = columns as [
        string,
        string,
        string,
        string,
        Date,
        boolean,
        number,
      ];
      return {
        id,
        name,
        level: levelOf[level]!,
        since: dayFromDatabase(since),
        active,
        weeklyClassCount,
        place: { by: place, id },
      };
    },
  );
const forward = reading(["ASC", ">", "<"]);
const backward = reading(["DESC", ">", "<"]);

/** A page of them, by name. One statement, however far down. */
export const enrolledAthletes = (
  { db }: ActionContext,
  { arenaId, today, after: end }: EnrolmentReport,
  { after, before, limit, inverted }: NamePage,
): Promise<EnrolledAthlete[]> =>
  (inverted ? backward : forward)(
    db,
    arenaId,
    today,
    end,
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );
