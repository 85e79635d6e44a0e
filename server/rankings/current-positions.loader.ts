import { manyBy } from "../platform/loaders";
import { isPlaced, type PlacedPosition } from "./position-pages.loader";
import { rankingVisibleTo } from "./ranking.access";

/**
 * Where athletes stand now: their latest entry in each running ranking that the viewer may see, the best place first. Who
 * has no place in the newest list has none now, whatever an older one says.
 * Two statements, however many athletes.
 */
export const currentPositionsOf = manyBy(
  ({ athleteId }: PlacedPosition) => athleteId,
  async (ctx, athleteIds) => {
    const latest = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT DISTINCT ON (p.aluno_id, p.ranking_id) p.id::text FROM posicoes_ranking p
        JOIN versoes_ranking v ON v.id = p.versao_id
        WHERE p.aluno_id = ANY(${athleteIds}::uuid[])
          AND NOT EXISTS (SELECT 1 FROM versoes_ranking c WHERE c.corrige_id = v.id)
        ORDER BY p.aluno_id, p.ranking_id, p.mes_ano DESC, p.posicao`;
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
