import type { TournamentCategory } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../platform/time/calendar-day.rules";
import type { RoundReached } from "../sport/draws/round-reached.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import { rankingTotals } from "../sport/ranking/ranking-totals.rules";

/**
 * Stores what a category's athletes earned for the ranking attached to it, in place of what was stored before, and works
 * out the ranking's current month anew; months gone by stay as they were.
 * @param date the day the event ended, YYYY-MM-DD.
 * @param today YYYY-MM-DD.
 */
export async function awardPoints(
  tx: Transaction,
  _ctx: unknown,
  {
    category,
    earned,
    date,
    today,
  }: {
    category: Pick<TournamentCategory, "id" | "rankingId" | "rankingTier">;
    earned: readonly { athleteId: string; reached: RoundReached | null }[];
    date: string;
    today: string;
  },
): Promise<void> {
  const before = await tx.rankingResult.findMany({
    where: { categoryId: category.id },
    distinct: ["rankingId"],
    select: { rankingId: true },
  });
  await tx.rankingResult.deleteMany({ where: { categoryId: category.id } });
  const { rankingId, rankingTier } = category;
  if (rankingId !== null && rankingTier !== null)
    await tx.rankingResult.createMany({
      data: earned.flatMap(({ athleteId, reached }) =>
        reached === null
          ? []
          : {
              rankingId,
              categoryId: category.id,
              athleteId,
              level: reached,
              points: pointsFor(rankingTier, reached),
              date: dayToDatabase(date),
            },
      ),
    });
  const rankings = new Set(before.map((row) => row.rankingId));
  if (rankingId !== null && earned.length > 0) rankings.add(rankingId);
  for (const id of rankings) await rankAnew(tx, id, today);
}

/** The current month's positions from all results that count today: read in one statement, written in one. */
async function rankAnew(tx: Transaction, rankingId: string, today: string): Promise<void> {
  // Two categories settled at once would each leave out the other's points.
  await tx.$queryRaw`SELECT id FROM rankings WHERE id = ${rankingId}::uuid FOR UPDATE`;
  const { bestResults, results } = await tx.ranking.findUniqueOrThrow({
    where: { id: rankingId },
    select: { bestResults: true, results: true },
  });
  const totals = rankingTotals(
    results.map(({ athleteId, date, points, level }) => ({
      athleteId,
      date: dayFromDatabase(date),
      points,
      title: level === "W",
    })),
    today,
    bestResults,
  );
  const month = firstOfMonth(today);
  const athleteIds = totals.map(({ athleteId }) => athleteId);
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM posicoes_ranking WHERE ranking_id = ${rankingId}::uuid AND mes_ano = ${month}::date
        AND aluno_id <> ALL(${athleteIds}::uuid[])
    )
    INSERT INTO posicoes_ranking (id, ranking_id, aluno_id, posicao, pontos, mes_ano)
    SELECT gen_random_uuid(), ${rankingId}::uuid, t.aluno_id, t.posicao, t.pontos, ${month}::date
    FROM unnest(
      ${athleteIds}::uuid[], ${totals.map(({ position }) => position)}::int[],
      ${totals.map(({ total }) => total)}::int[]
    ) AS t (aluno_id, posicao, pontos)
    ON CONFLICT (ranking_id, mes_ano, aluno_id)
    DO UPDATE SET posicao = excluded.posicao, pontos = excluded.pontos`;
}
