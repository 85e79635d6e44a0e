import { canManageArena } from "../arenas/arena.access";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { prepared, sql, storedWords } from "../platform/prepared";
import type { Weekday } from "../platform/time/weekday.rules";

export const mostWeeklyClasses = 200;

/** A class that an arena has every week. */
export interface ArenaWeeklyClass {
  /** Of the series, whichever part of it goes on now. */
  key: string;
  weekday: Weekday;
  startsAt: Date;
  name: string | null;
  category: string;
  teacherName: string;
}

const weekdayOf = storedWords<Weekday>("Weekday");

/** The columns of a class, as `json_build_array` gives them too: there the hour is a text. */
export const toWeeklyClass = ([key, weekday, startsAt, name, category, teacherName]: readonly unknown[]) =>
  ({
    key,
    weekday: weekdayOf[String(weekday)],
    startsAt: typeof startsAt === "string" ? new Date(`1970-01-01T${startsAt}Z`) : startsAt,
    name,
    category,
    teacherName,
  }) as ArenaWeeklyClass;

/** @param $1 the arena. @param $2 now. @param $3 whose alone, or null. @param $4 how many at most. */
const readWeekly = prepared(
  sql`SELECT * FROM (
      SELECT DISTINCT ON (serie) coalesce(c.primeira_parte_id, c.id) AS serie, c.dia_semana, c.horario_inicio, c.nome, c.categoria, t.nome_completo
      FROM aulas_professor c JOIN professores t ON t.id = c.professor_id JOIN arenas r ON r.id = c.arena_id
      WHERE c.arena_id = $1::uuid AND c.ativa AND ($3::uuid IS NULL OR c.professor_id = $3)
        AND coalesce(c.termina_em >= ($2::timestamptz AT TIME ZONE r.fuso_horario)::date, true)
      ORDER BY serie, c.inicio_em NULLS FIRST) aula
    ORDER BY dia_semana, horario_inicio, serie LIMIT $4`,
  toWeeklyClass,
);

/**
 * Current weekly classes, starting on Monday; viewers who do not manage the arena see those they teach. One statement.
 */
export const weeklyClassesAt = (
  { db, viewer, now }: ActionContext,
  arenaId: string,
): Promise<ArenaWeeklyClass[]> =>
  readWeekly(
    db,
    arenaId,
    now,
    canManageArena(arenaId, viewer) ? null : (viewer?.teacherId ?? arenaId),
    mostWeeklyClasses,
  );

/** The same, batched by arena id, for use on a page that already knows the id. */
export const weeklyClassesOf = valueBy<ArenaWeeklyClass[]>(
  async (ctx, ids) => {
    const lists = await Promise.all(ids.map((id) => weeklyClassesAt(ctx, id)));
    return new Map(ids.map((id, index) => [id, lists[index] ?? []]));
  },
  () => [],
);
