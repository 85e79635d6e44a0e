import type { TournamentCategory, Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import type { RoundReached } from "../sport/draws/rounds.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import type { RankingTerms } from "../sport/ranking/ranking-totals.rules";
import type { ListRow } from "../sport/ranking/ranking-versions.rules";
import { type CountedFact, instantOf } from "./ranking-results.loader";
import { affiliatedAthletes } from "./ranking.access";

interface NewVersion {
  rankingId: string;
  /** YYYY-MM-01. */
  month: string;
  rows: readonly ListRow<CountedFact>[];
  terms: RankingTerms;
  closedAt: Date;
  publishedById: string | null;
  /** Of a correction, what it corrects and why. */
  correction?: { versionId: string; number: number; reason: string };
}

/**
 * Locks the results of a ranking, its months and its versions until the transaction ends. Then it waits for the clock, which
 * counts milliseconds here, to pass whatever the transaction before has written: no two ever share an instant.
 */
export async function lockRanking(tx: Transaction, rankingId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_sleep(0.002)::text
    FROM (SELECT id FROM rankings WHERE id = ${rankingId}::uuid FOR UPDATE) AS locked`;
}

/** Writes a month's list, all of it: two statements. @returns the version's id. */
export async function writeVersion(tx: Transaction, version: NewVersion): Promise<string> {
  const { rankingId, rows, terms, closedAt, publishedById, correction } = version;
  const month = dayToDatabase(version.month);
  const { id } = await tx.rankingVersion.create({
    data: {
      rankingId,
      month,
      number: (correction?.number ?? 0) + 1,
      correctsId: correction?.versionId ?? null,
      reason: correction?.reason ?? null,
      window: terms.window,
      bestResults: terms.bestResults,
      unaffiliated: terms.unaffiliated ?? "COUNT",
      closedAt,
      publishedById,
    },
    select: { id: true },
  });
  await tx.rankingPosition.createMany({
    data: rows.map(({ athleteId, position, total, titles, eventsPlayed, change, tieBreak, counted }) => {
      const personId = counted[0]?.personId ?? athleteId;
      const joinedAt = counted.find((fact) => fact.joinedAt !== null)?.joinedAt ?? closedAt;
      return {
        versionId: id,
        rankingId,
        month,
        athleteId: personId,
        ...(personId === athleteId ? {} : { recordId: athleteId, joinedAt }),
        position,
        points: total,
        titles,
        eventsPlayed,
        change: change.kind,
        changeBy: change.by,
        tieBreak,
        countedIds: counted.map((fact) => fact.id),
      };
    }),
  });
  return id;
}

/** Enters results in place of others, at one instant. @returns the ids of those that are new. */
export async function enterFacts(
  tx: Transaction,
  {
    replacing,
    facts,
  }: {
    replacing: readonly string[];
    facts: readonly Omit<Prisma.RankingResultCreateManyInput, "enteredAt">[];
  },
): Promise<string[]> {
  if (replacing.length === 0 && facts.length === 0) return [];
  const at = await instantOf(tx);
  await tx.rankingResult.updateMany({
    where: { id: { in: [...replacing] }, replacedAt: null },
    data: { replacedAt: at },
  });
  const entered = await tx.rankingResult.createManyAndReturn({
    data: facts.map((fact) => ({ ...fact, enteredAt: at })),
    select: { id: true },
  });
  return entered.map(({ id }) => id);
}

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
