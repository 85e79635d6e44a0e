import type { TournamentCategory } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import type { RoundReached } from "../sport/draws/round-reached.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import { affiliatedAthletes } from "./athletes-of-ranking.access";
import { enterFacts } from "./enter-facts.step";
import { lockRanking } from "./write-version.step";

/**
 * Enters the points of a category in its ranking, replacing earlier entries that differ. Corrections by hand are kept,
 * and published lists do not change.
 * @param date the day the event ended, YYYY-MM-DD.
 */
export async function awardPoints(
  tx: Transaction,
  _ctx: unknown,
  {
    category,
    earned,
    date,
  }: {
    category: Pick<TournamentCategory, "id" | "rankingId" | "rankingTier">;
    earned: readonly { athleteId: string; reached: RoundReached | null }[];
    date: string;
  },
): Promise<void> {
  const { id: categoryId, rankingId, rankingTier: tier } = category;
  const before = await tx.rankingResult.findMany({
    where: { categoryId, replacedAt: null },
    distinct: ["rankingId"],
    select: { rankingId: true },
  });
  const rankings = new Set(before.map((row) => row.rankingId));
  if (rankingId !== null) rankings.add(rankingId);
  for (const id of [...rankings].sort()) await lockRanking(tx, id);
  // Only now: a correction may have replaced some while this waited for the lock.
  const entered = await tx.rankingResult.findMany({
    where: { categoryId },
    orderBy: [{ enteredAt: "asc" }, { id: "asc" }],
  });
  const standing = entered.filter(({ replacedAt }) => replacedAt === null);
  const ranking =
    rankingId === null ? null : await tx.ranking.findUniqueOrThrow({ where: { id: rankingId } });
  const affiliated = ranking
    ? await affiliatedAthletes(
        tx,
        ranking,
        earned.map(({ athleteId }) => athleteId),
      )
    : new Set();
  // The first entry decides the affiliation: neither a correction nor a reopened match evaluates it again.
  const wasAffiliated = (athleteId: string) =>
    entered.find((row) => row.athleteId === athleteId && row.rankingId === rankingId)?.affiliated ??
    affiliated.has(athleteId);
  const paid =
    rankingId === null || ranking === null || tier === null
      ? []
      : earned.flatMap(({ athleteId, reached }) =>
          reached === null
            ? []
            : {
                rankingId,
                categoryId,
                athleteId,
                tier,
                level: reached,
                points: pointsFor(tier, reached, ranking.shares),
                affiliated: wasAffiliated(athleteId),
              },
        );
  const day = dayToDatabase(date);
  const kept = standing.filter(
    (row) =>
      row.reason !== null ||
      paid.some(
        (one) =>
          one.athleteId === row.athleteId &&
          one.rankingId === row.rankingId &&
          one.points === row.points &&
          one.level === row.level &&
          row.date.getTime() === day.getTime(),
      ),
  );
  await enterFacts(tx, {
    replacing: standing.filter((row) => !kept.includes(row)).map(({ id }) => id),
    facts: paid
      .filter(
        (one) => !kept.some((row) => row.athleteId === one.athleteId && row.rankingId === one.rankingId),
      )
      .map((one) => ({ ...one, date: day })),
  });
}
