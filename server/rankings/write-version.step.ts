import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import type { RankingTerms } from "../sport/ranking/ranking-totals.rules";
import type { ListRow } from "../sport/ranking/ranking-versions.rules";
import type { CountedFact } from "./ranking-facts.loader";

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
