import { manyBy } from "../platform/loaders";
import type { RankingPosition } from "../../prisma/generated/client/client";
import { rankingVisibleTo } from "./ranking.access";

/**
 * Where athletes stand now: their latest entry in each running ranking that the viewer may see, the best place first.
 * Two statements, however many athletes.
 */
export const currentPositionsOf = manyBy(
  ({ athleteId }: RankingPosition) => athleteId,
  async (ctx, athleteIds) => {
    const latest = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT DISTINCT ON (aluno_id, ranking_id) id::text FROM posicoes_ranking
        WHERE aluno_id = ANY(${athleteIds}::uuid[])
        ORDER BY aluno_id, ranking_id, mes_ano DESC`;
    const rows = await ctx.db.rankingPosition.findMany({
      where: {
        id: { in: latest.map(({ id }) => id) },
        ranking: { AND: [{ active: true }, rankingVisibleTo(ctx)] },
      },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    return rows;
  },
);
