import type { Athlete, Federation } from "../../../prisma/generated/client/client";
import { attendsAffiliatedArena } from "../../athletes/athlete.access";
import { athletesOf } from "../../athletes/athlete.loader";
import { adultSince } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import type { Database } from "../../platform/database";
import { searchPatterns } from "../../platform/search.rules";
import { manyBy } from "../../platform/loaders";
import type { NamePage, NamePlace } from "../../platform/name-page";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { isAdmin } from "../../platform/viewer";
import { athleteLevelLabel, type AthleteLevel } from "../../sport/athlete-level.rules";
import { arenaInBrief, type ArenaInBrief } from "../affiliation/affiliation.loader";

/** Filter for a federation's athletes; a null field does not filter. */
export interface FederatedAthletesAsked {
  search?: string | null;
  level?: AthleteLevel | null;
  /** Of one affiliated arena, by its key. */
  arena?: string | null;
}

/** The same as it is looked for. */
export interface FederatedAthleteFilter extends FederatedAthletesAsked {
  federationId: string;
  /** Whether they are all named in full, so that a search may find each of them. */
  namesInFull: boolean;
  /** YYYY-MM-DD: athletes born up to this day are adults. */
  adultsBornBy: string;
  athleteId?: string | null;
}

/** An athlete who attends an affiliated arena. */
export interface FederatedAthlete {
  federationId: string;
  athleteId: string;
  arenas: ArenaInBrief[];
  place: NamePlace;
}

/** A federation names minors in full while it is active, and its administration always. */
const worksForIt = (federation: Federation, { viewer }: ActionContext): boolean =>
  federation.active && viewer?.federationIds.includes(federation.id) === true;

export const federatedAthleteFilter = (
  ctx: ActionContext,
  federation: Federation,
  asked: FederatedAthletesAsked,
): FederatedAthleteFilter => ({
  ...asked,
  federationId: federation.id,
  namesInFull: isAdmin(ctx.viewer) || worksForIt(federation, ctx),
  adultsBornBy: adultSince(dayAt(ctx.now, brasiliaTime)),
});

const athlete = columnsOf<Athlete>("Athlete");

/**
 * $1 the federation; $2 the search from searchPatterns, or null; $3 only athletes born up to this day, or null for all;
 * $4 the level or null; $5 the key of an arena or null; $6 one athlete or null.
 */
const found = sql`FROM alunos l
  WHERE l.status = 'ativo'
    AND EXISTS (SELECT 1 FROM alunos_arenas v JOIN arenas a ON a.id = v.arena_id
      WHERE v.aluno_id = l.id AND v.ativo AND a.federacao_id = $1::uuid AND ($5::text IS NULL OR a.chave_pagina = $5))
    AND ($2::text[] IS NULL OR (busca_de(l.nome_completo) LIKE ALL ($2)
      AND ($3::date IS NULL OR coalesce(l.data_nascimento <= $3::date, true))))
    AND ($4::text IS NULL OR l.nivel::text = $4)
    AND ($6::uuid IS NULL OR l.id = $6)`;

const valuesOf = (filter: FederatedAthleteFilter) => {
  const { federationId, search, level, arena, namesInFull, adultsBornBy, athleteId } = filter;
  return [
    federationId,
    searchPatterns(search),
    namesInFull ? null : adultsBornBy,
    level ? athleteLevelLabel[level] : null,
    arena ?? null,
    athleteId ?? null,
  ] as const;
};

const countFound = prepared(sql`SELECT count(*)::int ${found}`, ([count]) => Number(count));

/** Sorted by bytes, so that the order does not depend on the locale of the database. */
const by = sql`sem_acentos(l.nome_completo) COLLATE "C"`;

const clubs = sql`(SELECT json_agg(json_build_object('pageKey', a.chave_pagina, 'name', a.nome_arena,
    'fullAddress', a.endereco_completo, 'city', a.cidade, 'uf', a.uf) ORDER BY sem_acentos(a.nome_arena) COLLATE "C", a.id)
  FROM alunos_arenas v JOIN arenas a ON a.id = v.arena_id
  WHERE v.aluno_id = l.id AND v.ativo AND a.federacao_id = $1)`;

/** $7 and $8: the place after which to read, $9 and $10 the one before which; null without. $11 how many. */
const reading = (direction: "ASC" | "DESC") =>
  prepared(
    sql`SELECT ${by}, ${clubs}, ${athlete.of("l")} ${found}
        AND ($7::text IS NULL OR (${by}, l.id) > ($7, $8::uuid))
        AND ($9::text IS NULL OR (${by}, l.id) < ($9, $10::uuid))
      ORDER BY ${by} ${direction}, l.id ${direction} LIMIT $11`,
    (columns) => ({
      by: String(columns[0]),
      arenas: columns[1] as ArenaInBrief[],
      record: athlete.read(columns, 2),
    }),
  );

const ahead = reading("ASC");
const back = reading("DESC");

/** How many there are on all pages. */
export async function federatedAthleteCount(db: Database, filter: FederatedAthleteFilter): Promise<number> {
  const [count = 0] = await countFound(db, ...valuesOf(filter));
  return count;
}

/** A page of them by name, each with the arenas. One statement, however far down. */
export async function federatedAthletesPage(
  ctx: ActionContext,
  federation: Federation,
  filter: FederatedAthleteFilter,
  { after, before, limit, inverted }: NamePage,
): Promise<FederatedAthlete[]> {
  const rows = await (inverted ? back : ahead)(
    ctx.db,
    ...valuesOf(filter),
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );
  const athletes = athletesOf(ctx);
  const attends = attendsAffiliatedArena(ctx);
  const federationsOwn = worksForIt(federation, ctx);
  return rows.map(({ by: name, arenas, record }) => {
    athletes.tell(record.id, record);
    // The rows say so; asked once more it would be another statement for their names.
    if (federationsOwn) attends.tell(record.id, true);
    return { federationId: federation.id, athleteId: record.id, arenas, place: { by: name, id: record.id } };
  });
}

/** The arenas that belong to federations, by name; one statement. */
export const affiliatedArenasOf = manyBy<ArenaInBrief & { federationId: string | null }>(
  ({ federationId }) => federationId ?? "",
  ({ db }, ids) =>
    db.arena.findMany({
      where: { federationId: { in: ids } },
      select: { federationId: true, ...arenaInBrief },
      orderBy: [{ name: "asc" }, { id: "asc" }],
    }),
);
