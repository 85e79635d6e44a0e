import type { Arena, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { placedCountOf } from "../enrolments/placed-count.loader";
import type { ActionContext } from "../platform/context";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { newestTournaments } from "../tournaments/newest-tournaments.loader";
import { visibleTournaments } from "../tournaments/tournament.access";

const arena = columnsOf<Arena>("Arena");
const tournament = columnsOf<Tournament>("Tournament");
const category = columnsOf<TournamentCategory>("TournamentCategory", [
  "id",
  "tournamentId",
  "name",
  "gender",
  "minAge",
  "maxAge",
  "maxParticipants",
  "feeInCents",
]);

/** @param $1 the arena. @param $2 those that are one's own or where one teaches. */
const readArena = prepared(
  sql`SELECT (SELECT count(*)::int FROM torneios t WHERE t.arena_id = a.id), ${arena.of("a")}
    FROM arenas a WHERE a.id = $1 AND a.id = ANY($2)`,
  (columns) => ({ total: columns[0] as number, arena: arena.read(columns, 1) }),
);

/** @param $3 how many. */
const readTournaments = prepared(
  sql`SELECT
      (SELECT count(*)::int FROM inscricoes_torneios i WHERE i.torneio_id = t.id AND NOT i.aguarda_aceite AND i.status IN
        ('convidada', 'aguardando_pagamento', 'inscrito', 'participando', 'eliminado', 'finalizado')),
      (SELECT coalesce(json_agg(json_build_array(${category.of("c")}) ORDER BY c.nome, c.id), '[]')
        FROM categorias_campeonato c WHERE c.campeonato_id = t.id),
      ${tournament.of("t")}
    FROM torneios t WHERE t.arena_id = $1 AND t.arena_id = ANY($2)
    ORDER BY t.created_at DESC, t.id DESC LIMIT $3`,
  (columns) => {
    const [placed, categories] = columns as [number, unknown[][]];
    return {
      placed,
      tournament: tournament.read(columns, 2),
      categories: categories.map((row) => category.read(row)),
    };
  },
);

/**
 * What the arena's dashboard shows, for who owns it or teaches there. Two statements, side by side.
 * @param first how many of its tournaments are shown; null for a page that shows others or none: then one statement.
 */
export async function loadArenaDashboard(
  ctx: ActionContext,
  arenaId: string,
  first: number | null,
): Promise<Arena | null> {
  const { viewer } = ctx;
  if (!viewer) return null;
  const workplaces = [...viewer.ownedArenaIds, ...viewer.taughtArenaIds];
  const [[found], rows] = await Promise.all([
    readArena(ctx.db, arenaId, workplaces),
    first === null ? [] : readTournaments(ctx.db, arenaId, workplaces, first + 1),
  ]);
  if (found && first !== null) {
    const tournaments = rows.map((row) => ({
      ...row.tournament,
      categories: row.categories as TournamentCategory[],
    }));
    newestTournaments(ctx).set(arenaId, { first, total: found.total, tournaments });
    for (const row of rows) {
      placedCountOf(ctx).tell(row.tournament.id, row.placed);
      visibleTournaments(ctx).tell(row.tournament.id, row.tournament);
    }
  }
  return found?.arena ?? null;
}
