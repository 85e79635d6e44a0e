import type { Arena, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { pendingJoinRequestsOf } from "../athletes/joining/joining.loader";
import { mostWeeklyClasses, toWeeklyClass, weeklyClassesOf } from "../classes/arena-classes.loader";
import { placedCountOf } from "../enrolments/places.loader";
import type { ActionContext } from "../platform/context";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { newestTournaments } from "../tournaments/tournament-directory.loader";
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

/**
 * A row for each of its newest tournaments, or one without any.
 * @param $1 the arena. @param $2 those that are one's own or where one teaches. @param $3 how many tournaments.
 * @param $4 whether one sees its drafts. @param $5 whether its weekly classes are asked for: those that go on $6 now,
 * @param $7 whose alone, or null. @param $8 how many of them at most.
 */
const readDashboard = prepared(
  sql`SELECT n.total, (SELECT count(*)::int FROM pedidos_arena WHERE arena_id = a.id AND status = 'pendente'),
      (SELECT count(*)::int FROM inscricoes_torneios i WHERE i.torneio_id = t.id AND NOT i.aguarda_aceite AND i.status IN
        ('convidada', 'aguardando_pagamento', 'inscrito', 'participando', 'eliminado', 'finalizado')),
      (SELECT coalesce(json_agg(json_build_array(${category.of("c")}) ORDER BY c.nome, c.id), '[]')
        FROM categorias_campeonato c WHERE c.campeonato_id = t.id),
      CASE WHEN $5::boolean THEN (SELECT coalesce(json_agg(json_build_array(s.serie, s.dia_semana, s.horario_inicio, s.nome,
          s.categoria, s.nome_completo) ORDER BY s.dia_semana, s.horario_inicio, s.serie), '[]') FROM (SELECT * FROM (
        SELECT DISTINCT ON (serie) coalesce(w.primeira_parte_id, w.id) AS serie, w.dia_semana, w.horario_inicio, w.nome,
          w.categoria, p.nome_completo
        FROM aulas_professor w JOIN professores p ON p.id = w.professor_id
        WHERE w.arena_id = a.id AND w.ativa AND ($7::uuid IS NULL OR w.professor_id = $7)
          AND coalesce(w.termina_em >= ($6::timestamptz AT TIME ZONE a.fuso_horario)::date, true)
        ORDER BY serie, w.inicio_em NULLS FIRST) d
        ORDER BY dia_semana, horario_inicio, serie LIMIT $8) s) END,
      ${arena.of("a")}, ${tournament.of("t")}
    FROM arenas a
      CROSS JOIN LATERAL (SELECT count(*)::int AS total FROM torneios
        WHERE arena_id = a.id AND ($4 OR publicado_em IS NOT NULL)) n
      LEFT JOIN LATERAL (
        SELECT * FROM torneios WHERE arena_id = a.id AND ($4 OR publicado_em IS NOT NULL) ORDER BY created_at DESC, id DESC LIMIT $3) t ON true
    WHERE a.id = $1 AND a.id = ANY($2) ORDER BY t.created_at DESC, t.id DESC`,
  (columns) => {
    const [total, asking, placed, categories, weekly] = columns as [
      number,
      number,
      number,
      unknown[][],
      unknown[][] | null,
    ];
    const tournamentAt = 5 + arena.width;
    return {
      arena: arena.read(columns, 5),
      weekly: weekly?.map(toWeeklyClass) ?? null,
      total,
      asking,
      placed,
      tournament: columns[tournamentAt] === null ? null : tournament.read(columns, tournamentAt),
      categories: categories.map((row) => category.read(row)),
    };
  },
);

/**
 * What the arena's dashboard shows, for who owns it or teaches there; or its list of athletes above the list itself. One
 * statement.
 * @param first how many of its tournaments are shown; null for a page that shows others or none.
 * @param weekly whether its weekly classes are shown.
 */
export async function loadArenaDashboard(
  ctx: ActionContext,
  arenaId: string,
  { first, weekly }: { first: number | null; weekly: boolean },
): Promise<Arena | null> {
  const { viewer } = ctx;
  if (!viewer) return null;
  const workplaces = [...viewer.ownedArenaIds, ...viewer.taughtArenaIds];
  const drafts = canManageArena(arenaId, viewer);
  const rows = await readDashboard(
    ctx.db,
    arenaId,
    workplaces,
    first === null ? 0 : first + 1,
    drafts,
    weekly,
    ctx.now,
    drafts ? null : (viewer.teacherId ?? arenaId),
    mostWeeklyClasses,
  );
  const [found] = rows;
  if (found?.weekly) weeklyClassesOf(ctx).tell(arenaId, found.weekly);
  if (found) pendingJoinRequestsOf(ctx).tell(arenaId, found.asking);
  if (found && first !== null) {
    const tournaments = rows.flatMap(({ tournament, categories, placed }) => {
      if (tournament === null) return [];
      placedCountOf(ctx).tell(tournament.id, placed);
      visibleTournaments(ctx).tell(tournament.id, tournament);
      return [{ ...tournament, categories: categories as TournamentCategory[] }];
    });
    newestTournaments(ctx).set(arenaId, { first, total: found.total, tournaments });
  }
  return found?.arena ?? null;
}
