import type { RankingResult } from "../../prisma/generated/client/client";
import { athleteFoundBy } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import type { DayPlace } from "../platform/day-place.rules";
import { valueBy } from "../platform/loaders";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import type { RankingTerms } from "../sport/ranking/ranking-totals.rules";
import {
  type Joined,
  lastDayOf,
  type PublishedMonth,
  type RankingFact,
  type Standing,
} from "../sport/ranking/ranking-versions.rules";

/** The fields of a counted result that writing a list needs. */
export interface CountedFact {
  readonly id: string;
  readonly points: number;
  /** The record that this person has now. */
  readonly personId: string;
  /** When its record became another. */
  readonly joinedAt: Date | null;
}

/** A result of a ranking, with what the rules do not ask for. */
export interface StoredFact extends RankingFact, CountedFact {
  readonly correction: string | null;
}

/** All results of a ranking, also those that others have taken the place of. */
export async function factsOf(tx: Transaction, rankingId: string): Promise<StoredFact[]> {
  const rows = await tx.rankingResult.findMany({
    where: { rankingId },
    orderBy: [{ enteredAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    athleteId: row.recordId ?? row.athleteId,
    personId: row.athleteId,
    event: row.categoryId ?? row.entryKey ?? row.id,
    date: dayFromDatabase(row.date),
    points: row.points,
    title: row.level === "W",
    affiliated: row.affiliated,
    enteredAt: row.enteredAt.getTime(),
    replacedAt: row.replacedAt?.getTime() ?? null,
    correction: row.correction,
    joinedAt: row.joinedAt,
  }));
}

/** A month as it was published last. */
export interface LatestMonth extends PublishedMonth<StoredFact> {
  readonly versionId: string;
  readonly number: number;
}

/** All merges of records that a ranking has seen, also those that were undone. */
export async function mergesOf(tx: Transaction, rankingId: string): Promise<Joined[]> {
  const merges = await tx.rankingMerge.findMany({
    where: { rankingId },
    orderBy: [{ mergedAt: "asc" }, { id: "asc" }],
  });
  return merges.map(({ fromId, intoId, mergedAt, separatedAt }) => ({
    from: fromId,
    into: intoId,
    at: mergedAt.getTime(),
    until: separatedAt?.getTime() ?? null,
  }));
}

/**
 * The published months, the oldest first, each by its latest version; three statements.
 * @param facts the facts in which to look for corrections; empty when only positions are needed.
 */
export async function publishedMonths(
  tx: Transaction,
  rankingId: string,
  facts: readonly StoredFact[],
): Promise<{ months: LatestMonth[]; joined: Joined[] }> {
  const versions = await tx.rankingVersion.findMany({
    where: { rankingId, correctedBy: null },
    orderBy: { month: "asc" },
  });
  const rows = await tx.$queryRaw<(Standing & { versionId: string })[]>`
    SELECT p.versao_id::text AS "versionId", coalesce(p.registro, p.aluno_id)::text AS "athleteId",
      p.posicao AS position, p.pontos AS total
    FROM posicoes_ranking p WHERE p.versao_id = ANY(${versions.map(({ id }) => id)}::uuid[])`;
  const rowsOf = new Map(versions.map(({ id }) => [id, [] as Standing[]]));
  for (const row of rows) rowsOf.get(row.versionId)?.push(row);
  const joined = await mergesOf(tx, rankingId);
  const months = versions.map((version) => {
    const month = dayFromDatabase(version.month);
    const closedAt = version.closedAt.getTime();
    const terms: RankingTerms = {
      window: version.window,
      bestResults: version.bestResults,
      unaffiliated: version.unaffiliated,
    };
    return {
      versionId: version.id,
      number: version.number,
      month,
      day: lastDayOf(month),
      closedAt,
      terms,
      corrections: facts.filter(({ correction, enteredAt }) => correction !== null && enteredAt > closedAt),
      rows: rowsOf.get(version.id) ?? [],
    };
  });
  return { months, joined };
}

/** All positions of one published list. */
export async function standingsOf(db: Transaction, versionId: string): Promise<Standing[]> {
  const rows = await db.rankingPosition.findMany({
    where: { versionId },
    select: { athleteId: true, recordId: true, position: true, points: true },
  });
  return rows.map(({ athleteId, recordId, position, points }) => ({
    athleteId: recordId ?? athleteId,
    position,
    total: points,
  }));
}

/** Now, by the database's clock, after whatever was waited for. */
export async function instantOf(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp()::timestamptz(3) AS at`;
  return row?.at ?? new Date(0);
}

/** Points earned in categories by each athlete, as they were stored; one statement, however many categories. */
export const pointsOfCategories = valueBy<ReadonlyMap<string, number>>(
  async ({ db }, ids) => {
    const rows = await db.rankingResult.findMany({
      where: { categoryId: { in: ids }, replacedAt: null },
      select: { categoryId: true, athleteId: true, points: true },
    });
    const points = new Map(ids.map((id) => [id, new Map<string, number>()]));
    for (const row of rows) points.get(row.categoryId ?? "")?.set(row.athleteId, row.points);
    return points;
  },
  () => new Map(),
);

interface Page {
  after: DayPlace | null;
  before: DayPlace | null;
  limit: number;
  inverted: boolean;
}

interface ResultsWanted {
  /** Words of the athlete's name. */
  search: string | null;
  /** YYYY-MM-DD. */
  upTo: string | null;
}

const later = ({ on, id }: DayPlace) => ({
  OR: [{ date: { lt: dayToDatabase(on) } }, { date: dayToDatabase(on), id: { gt: id } }],
});
const earlier = ({ on, id }: DayPlace) => ({
  OR: [{ date: { gt: dayToDatabase(on) } }, { date: dayToDatabase(on), id: { lt: id } }],
});

/** Results that nothing has taken the place of, the latest event first. */
export function pageOfResults(
  { db, viewer }: ActionContext,
  rankingId: string,
  { search, upTo }: ResultsWanted,
  { after, before, limit, inverted }: Page,
): Promise<RankingResult[]> {
  const athlete = viewer && athleteFoundBy(search, viewer);
  return db.rankingResult.findMany({
    where: {
      rankingId,
      replacedAt: null,
      AND: [
        ...(upTo === null ? [] : [{ date: { lte: dayToDatabase(upTo) } }]),
        ...(athlete ? [{ athlete }] : []),
        ...(after ? [later(after)] : []),
        ...(before ? [earlier(before)] : []),
      ],
    },
    orderBy: inverted ? [{ date: "asc" }, { id: "desc" }] : [{ date: "desc" }, { id: "asc" }],
    take: limit,
  });
}
