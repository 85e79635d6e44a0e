import type { Tournament } from "../../../prisma/generated/client/client";
import type { Database } from "../../platform/database";
import { valueBy } from "../../platform/loaders";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { publishedTournament } from "../tournament.access";
import { type Clashes, clashesOf, mostInSeason, type SeasonDays } from "./season.rules";

/** A championship of a year, with the names of what else is on its days. */
export interface SeasonChampionship {
  tournament: Tournament;
  clashes: Clashes;
}

const none: Clashes = { names: [], inSamePlaceCount: 0 };

/** So many events of arenas are looked at. */
const mostArenaEvents = 1000;

type Dated = Pick<Tournament, "id" | "name" | "venue" | "startDate" | "endDate"> & {
  arena?: { city: string | null } | null;
};
const daysOf = ({ id, name, venue, startDate, endDate, arena }: Dated): SeasonDays => ({
  id,
  name,
  firstDay: dayFromDatabase(startDate),
  lastDay: dayFromDatabase(endDate ?? startDate),
  place: arena?.city ?? venue,
});

/** Whatever has a day in a year. */
const inYear = (year: number) => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`].map(dayToDatabase);
  return {
    startDate: { lte: last },
    OR: [{ startDate: { gte: first } }, { endDate: { gte: first } }],
  };
};
const byDays = [{ startDate: "asc" }, { name: "asc" }, { id: "asc" }] as const;

/**
 * A federation's championships of a year, drafts too, the first day first, and what of its arenas' published events is on their
 * days. Two statements.
 * @param year 1900 to 9998.
 */
export async function seasonOf(
  db: Database,
  federationId: string,
  year: number,
): Promise<SeasonChampionship[]> {
  const championships = await db.tournament.findMany({
    where: { federationId, ...inYear(year) },
    orderBy: [...byDays],
    take: mostInSeason,
  });
  const arenaEvents = await db.tournament.findMany({
    where: { AND: [{ arena: { federationId }, ...inYear(year) }, publishedTournament] },
    orderBy: [...byDays],
    take: mostArenaEvents,
    select: {
      id: true,
      name: true,
      venue: true,
      startDate: true,
      endDate: true,
      arena: { select: { city: true } },
    },
  });
  const clashes = clashesOf(championships.map(daysOf), arenaEvents.map(daysOf));
  return championships.map((tournament) => ({ tournament, clashes: clashes.get(tournament.id) ?? none }));
}

export interface FederationSummary {
  federationId: string;
  /** With registration open, or under way. */
  activeChampionships: number;
  openChampionships: number;
  /** Active athletes who attend an affiliated arena, each counted once. */
  athletes: number;
  athleteLevels: number;
  /** Active teachers who teach at an affiliated arena, each counted once. */
  teachers: number;
  /** Affiliated arenas that are not suspended. */
  arenas: number;
}

/** Counted in the database, in one statement however many federations. */
export const federationSummaryOf = valueBy<FederationSummary>(
  async (ctx, ids) => {
    const rows = await ctx.db.$queryRaw<FederationSummary[]>`
        SELECT f.id::text AS "federationId", t.active AS "activeChampionships", t.open AS "openChampionships",
          a.athletes, a.levels AS "athleteLevels", p.teachers,
          (SELECT count(*)::int FROM arenas WHERE federacao_id = f.id AND ativa) AS arenas
        FROM unnest(${ids}::uuid[]) AS f (id)
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS active, count(*) FILTER (WHERE status = 'inscricoes_abertas')::int AS open
          FROM torneios WHERE federacao_id = f.id AND publicado_em IS NOT NULL AND status IN ('inscricoes_abertas', 'em_andamento')) t
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT aluno.id)::int AS athletes, count(DISTINCT aluno.nivel)::int AS levels
          FROM arenas arena
          JOIN alunos_arenas frequenta ON frequenta.arena_id = arena.id AND frequenta.ativo
          JOIN alunos aluno ON aluno.id = frequenta.aluno_id AND aluno.status = 'ativo'
          WHERE arena.federacao_id = f.id) a
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT professor.id)::int AS teachers
          FROM arenas arena
          JOIN professores_arenas ensina ON ensina.arena_id = arena.id AND ensina.ativo
          JOIN professores professor ON professor.id = ensina.professor_id AND professor.ativo
          WHERE arena.federacao_id = f.id) p`;
    return new Map(rows.map((row) => [row.federationId, row]));
  },
  (id) => new Error(`no summary of federation ${id}`),
);
