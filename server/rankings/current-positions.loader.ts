import { manyBy } from "../platform/loaders";
import { isPlaced, type PlacedPosition } from "./position-pages.loader";
import { rankingVisibleTo } from "./ranking.access";

/**
 * Where athletes stand now: their entry in the newest list of each running ranking that the viewer may see, the best place
 * first. Who has no place in the newest list has none now, whatever an older one says; the better one of two merged records.
 * Two statements, however many athletes.
 */
export const currentPositionsOf = manyBy(
  ({ athleteId }: PlacedPosition) => athleteId,
  async (ctx, athleteIds) => {
    const latest = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT DISTINCT ON (p.aluno_id, p.ranking_id) p.id::text FROM posicoes_ranking p
        WHERE p.aluno_id = ANY(${athleteIds}::uuid[]) AND p.versao_id = (
          SELECT v.id FROM versoes_ranking v WHERE v.ranking_id = p.ranking_id ORDER BY v.mes_ano DESC, v.versao DESC LIMIT 1)
        ORDER BY p.aluno_id, p.ranking_id, p.posicao`;
    const rows = await ctx.db.rankingPosition.findMany({
      where: {
        id: { in: latest.map(({ id }) => id) },
        ranking: { AND: [{ active: true }, rankingVisibleTo(ctx)] },
      },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    return rows.filter(isPlaced);
  },
);
