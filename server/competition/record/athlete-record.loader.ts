import { enrolmentVisibleTo } from "../../enrolments/enrolment.access";
import type { ActionContext } from "../../platform/context";
import { valueBy } from "../../platform/loaders";
import { prepared, sql } from "../../platform/prepared";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { tournamentVisibleTo } from "../../tournaments/tournament.access";
import { athleteRecord, type AthleteRecord, type CountedMatch } from "./athlete-record.rules";

/** Beyond these a record does not look back. */
export const mostMatches = 500;

interface PlayedRow extends CountedMatch {
  athleteId: string;
  tournamentId: string;
}

/** Matches that were played on a court, newest first. Walkovers count neither as wins nor as defeats. */
const playedBy = prepared<PlayedRow>(
  sql`SELECT a.id, m.torneio_id, m.lado_vencedor = m.lado, m.parceiro, array_to_string(m.adversarios, ','), m.nome,
      to_char(m.realizado_em AT TIME ZONE '${brasiliaTime}', 'YYYY-MM')
    FROM unnest($1::uuid[]) AS a (id) CROSS JOIN LATERAL (
      SELECT j.torneio_id, j.realizado_em, j.lado_vencedor, ja.lado, c.nome,
        (SELECT p.aluno_id FROM jogos_atletas p WHERE p.jogo_id = j.id AND p.lado = ja.lado AND p.aluno_id <> a.id LIMIT 1) AS parceiro,
        (SELECT array_agg(o.aluno_id) FROM jogos_atletas o WHERE o.jogo_id = j.id AND o.lado <> ja.lado) AS adversarios
      FROM jogos_atletas ja JOIN jogos j ON j.id = ja.jogo_id LEFT JOIN categorias_campeonato c ON c.id = j.categoria_id
      WHERE ja.aluno_id = a.id AND j.status = 'realizado' AND j.lado_vencedor IS NOT NULL AND j.desfecho IN ('normal', 'desistencia')
      ORDER BY j.realizado_em DESC NULLS LAST, j.id DESC LIMIT ${mostMatches}) m`,
  ([athleteId, tournamentId, won, partnerId, opponents, category, month]) => ({
    athleteId: athleteId as string,
    tournamentId: tournamentId as string,
    won: won as boolean,
    partnerId: partnerId as string | null,
    opponentIds: ((opponents as string | null) ?? "").split(",").filter(Boolean),
    category: category as string | null,
    month: month as string | null,
  }),
);

/** Counts only tournaments that the viewer may see: two statements, however many athletes and matches. */
export const recordsOf = valueBy<AthleteRecord>(
  async (ctx, ids) => {
    const rows = await playedBy(ctx.db, ids);
    const visible = await visibleOf(ctx, new Set(rows.map(({ tournamentId }) => tournamentId)));
    const matches = rows.filter(({ tournamentId }) => visible.has(tournamentId)).toReversed();
    return new Map(
      ids.map((id) => {
        const own = matches.filter(({ athleteId }) => athleteId === id);
        return [id, athleteRecord(own)];
      }),
    );
  },
  () => athleteRecord([]),
);

async function visibleOf(ctx: ActionContext, ids: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await ctx.db.tournament.findMany({
    where: { AND: [{ id: { in: [...ids] } }, tournamentVisibleTo(ctx)] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** First places in enrolments that the viewer may see: one statement, and none where a page does not ask for titles. */
export const titlesOf = valueBy<number>(
  async (ctx, athleteIds) => {
    const rows = await ctx.db.enrolment.groupBy({
      by: ["athleteId"],
      where: { athleteId: { in: [...athleteIds] }, finalPosition: 1, AND: [enrolmentVisibleTo(ctx)] },
      _count: { _all: true },
    });
    return new Map(rows.map(({ athleteId, _count }) => [athleteId, _count._all]));
  },
  () => 0,
);
