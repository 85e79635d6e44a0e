import type { ArenaAthlete, Arena, Athlete } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { isShownArenaAthlete } from "../athletes/arena-athletes/arena-athlete.access";
import type { ArenaAthleteOrder } from "../athletes/arena-athletes/arena-athlete.rules";
import { athletesOf } from "../athletes/athlete.loader";
import { lateSince } from "../billing/late-fees.rules";
import { classesThisMonth } from "../classes/arena-classes.loader";
import { ownStudentSince } from "../classes/class.access";
import type { ActionContext } from "../platform/context";
import type { Database } from "../platform/database";
import { searchPatterns } from "../platform/search.rules";
import type { NamePage, NamePlace } from "../platform/name-page";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { athleteLevelLabel, type AthleteLevel } from "../sport/athlete-level.rules";

/** Filters of an arena's athletes; null does not filter. */
export interface ArenaAthletesAsked {
  search?: string | null;
  level?: AthleteLevel | null;
  active?: boolean | null;
  /** The id of a weekly class; covers all parts of its series. */
  weeklyClass?: string | null;
  /** For managers: athletes with an overdue charge. */
  overdue?: boolean | null;
}

/** The filter with the restrictions of the viewer. */
export interface ArenaAthleteFilter extends ArenaAthletesAsked {
  arenaId: string;
  /** Restricts to students of the teacher's classes since that time; null for no restriction. */
  taughtBy: { teacherId: string; since: Date } | null;
  /** YYYY-MM-DD, where the arena is. */
  today: string;
}

/** Managers see all athletes of the arena; teachers see their own students. */
export const arenaAthleteFilter = (
  { viewer, now }: ActionContext,
  { id: arenaId, timeZone }: Pick<Arena, "id" | "timeZone">,
  asked: ArenaAthletesAsked,
): ArenaAthleteFilter => ({
  ...asked,
  arenaId,
  taughtBy: canManageArena(arenaId, viewer)
    ? null
    : { teacherId: viewer?.teacherId ?? arenaId, since: ownStudentSince(now) },
  today: dayAt(now, timeZone),
});

export interface ArenaAthleteSort {
  order: ArenaAthleteOrder;
  descending: boolean;
}

/** A row with its place. */
export type PlacedArenaAthlete = ArenaAthlete & { place: NamePlace };

const link = columnsOf<ArenaAthlete>("ArenaAthlete");
const athlete = columnsOf<Athlete>("Athlete");

/**
 * $1 the arena; $2 the search patterns from searchPatterns, or null; $3 the level or null; $4 whether active, or null; $5 and
 * $6 the teacher and since when, or null; $7 a weekly class or null; $8 today; $9 whether payments are overdue, or null;
 * $10 the latest due date that counts as overdue.
 */
const found = sql`FROM alunos_arenas v JOIN alunos l ON l.id = v.aluno_id
  WHERE v.arena_id = $1::uuid
    AND ($2::text[] IS NULL OR busca_de(l.nome_completo) LIKE ALL ($2))
    AND ($3::text IS NULL OR l.nivel::text = $3)
    AND ($4::boolean IS NULL OR v.ativo = $4)
    AND ($5::uuid IS NULL OR EXISTS (SELECT 1 FROM presencas p JOIN aulas s ON s.id = p.aula_id
      WHERE p.aluno_id = v.aluno_id AND p.inicio >= $6::timestamptz AND s.arena_id = v.arena_id AND s.professor_id = $5))
    AND ($7::uuid IS NULL OR EXISTS (SELECT 1 FROM alunos_aulas_professor m JOIN aulas_professor w ON w.id = m.aula_professor_id
      WHERE m.aluno_id = v.aluno_id AND w.arena_id = v.arena_id AND coalesce(w.primeira_parte_id, w.id) = $7
        AND w.ativa AND coalesce(w.termina_em >= $8::date, true) AND ($5::uuid IS NULL OR w.professor_id = $5)))
    AND ($9::boolean IS NULL OR $9 = EXISTS (SELECT 1 FROM faturamento f WHERE f.aluno_id = v.aluno_id
      AND f.arena_id = v.arena_id AND f.status_pagamento = 'pendente' AND f.vencimento <= $10::date))`;

const valuesOf = (filter: ArenaAthleteFilter) => {
  const { arenaId, search, level, active, taughtBy, weeklyClass, overdue, today } = filter;
  return [
    arenaId,
    searchPatterns(search),
    level ? athleteLevelLabel[level] : null,
    active ?? null,
    taughtBy?.teacherId ?? null,
    taughtBy?.since ?? null,
    weeklyClass ?? null,
    today,
    // Only managers of the arena may see it, so a teacher's filter is ignored.
    taughtBy === null ? (overdue ?? null) : null,
    lateSince(today),
  ] as const;
};

const countFound = prepared(sql`SELECT count(*)::int ${found}`, ([count]) => Number(count));

/** Sort keys compared by bytes, so that the order does not depend on the system's locale. */
const placeIn: Record<ArenaAthleteOrder, string> = {
  NAME: sql`sem_acentos(l.nome_completo) COLLATE "C"`,
  FIRST_VISIT: sql`v.data_primeira_visita::text COLLATE "C"`,
};

/**
 * The same count as `classesThisMonth`. $17 now; $18 whether to count classes of all arenas, $19 otherwise the arenas
 * with full access, $20 the teacher whose classes count at the others, or null.
 */
const monthOfRow = sql`(SELECT count(*)::int FROM arenas r
  CROSS JOIN LATERAL (SELECT date_trunc('month', $17::timestamptz AT TIME ZONE r.fuso_horario) AS inicio) mes
  JOIN presencas p ON p.aluno_id = v.aluno_id AND p.situacao IN ('inscrito', 'presente')
    AND p.inicio >= mes.inicio AT TIME ZONE r.fuso_horario
    AND p.inicio < (mes.inicio + interval '1 month') AT TIME ZONE r.fuso_horario
  JOIN aulas a ON a.id = p.aula_id AND a.arena_id = v.arena_id AND a.status <> 'cancelada'
  WHERE r.id = v.arena_id AND ($18::boolean OR v.arena_id = ANY($19::uuid[]) OR a.professor_id = $20::uuid))`;

/**
 * $11 and $12: the place after which to read, $13 and $14 the one before which; null without. $15 how many. $16 whether to
 * count all of them, too.
 */
const reading = (order: ArenaAthleteOrder, [first, next, later]: readonly [string, string, string]) => {
  const by = placeIn[order];
  return prepared(
    sql`SELECT CASE WHEN $16::boolean THEN (SELECT count(*)::int ${found}) END, ${by}, ${monthOfRow}, ${link.of("v")}, ${athlete.of("l")} ${found}
        AND ($11::text IS NULL OR (${by}, v.id) ${next} ($11, $12::uuid))
        AND ($13::text IS NULL OR (${by}, v.id) ${later} ($13, $14::uuid))
      ORDER BY ${by} ${first}, v.id ${first} LIMIT $15`,
    (columns) => ({
      total: columns[0] === null ? null : Number(columns[0]),
      by: String(columns[1]),
      inMonth: Number(columns[2]),
      row: link.read(columns, 3),
      athlete: athlete.read(columns, 3 + link.width),
    }),
  );
};

/** A list that goes up is read downwards where its end is asked for: what comes after is still the greater. */
const readings = (order: ArenaAthleteOrder) => ({
  up: { ahead: reading(order, ["ASC", ">", "<"]), back: reading(order, ["DESC", ">", "<"]) },
  down: { ahead: reading(order, ["DESC", "<", ">"]), back: reading(order, ["ASC", "<", ">"]) },
});
const readingsOf = { NAME: readings("NAME"), FIRST_VISIT: readings("FIRST_VISIT") };

/** How many there are on all pages. */
export async function arenaAthleteCount(db: Database, filter: ArenaAthleteFilter): Promise<number> {
  const [count = 0] = await countFound(db, ...valuesOf(filter));
  return count;
}

/** A page of them, each with their record, and how many there are on all pages. */
interface AthletesPage {
  rows: PlacedArenaAthlete[];
  /** Null if it was not requested, and on an empty page. */
  total: number | null;
}

/** One statement, however far down. @param counting whether the number of all is asked for, too. */
export async function arenaAthletesPage(
  ctx: ActionContext,
  filter: ArenaAthleteFilter,
  { order, descending }: ArenaAthleteSort,
  { after, before, limit, inverted }: NamePage,
  counting: boolean,
): Promise<AthletesPage> {
  const read = readingsOf[order][descending ? "down" : "up"][inverted ? "back" : "ahead"];
  const rows = await read(
    ctx.db,
    ...valuesOf(filter),
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
    counting,
    ctx.now,
    ctx.viewer !== null && isAdmin(ctx.viewer),
    ctx.viewer?.ownedArenaIds ?? [],
    ctx.viewer?.teacherId ?? null,
  );
  const athletes = athletesOf(ctx);
  const shown = isShownArenaAthlete(ctx);
  const inMonths = classesThisMonth(ctx);
  const placed = rows.map(({ by, inMonth, row, athlete: record }) => {
    inMonths.tell(row.id, inMonth);
    athletes.tell(record.id, record);
    shown.tell(row.id, true);
    return { ...row, place: { by, id: row.id } };
  });
  return { rows: placed, total: rows[0]?.total ?? null };
}
