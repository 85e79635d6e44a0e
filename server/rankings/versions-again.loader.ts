import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { listAgain, listInBytes } from "../sport/ranking/ranking-versions.rules";
import { factsOf, mergesOf } from "./ranking-facts.loader";

interface VersionAgain {
  versionId: string;
  month: string;
  number: number;
  /** The list as it was published. */
  published: string;
  /** The same, recomputed now from results, terms and merges. */
  again: string;
}

/**
 * Recomputes every published version of a ranking from the stored facts: `published` and `again` are equal byte for byte,
 * whatever was entered, merged, renamed or decided since. Four statements.
 */
export async function versionsAgain(tx: Transaction, rankingId: string): Promise<VersionAgain[]> {
  const stored = await tx.rankingVersion.findMany({
    where: { rankingId },
    include: { positions: true },
    orderBy: [{ month: "asc" }, { number: "asc" }],
  });
  const facts = await factsOf(tx, rankingId);
  const joined = await mergesOf(tx, rankingId);
  const versions = stored.map((version) => {
    const month = dayFromDatabase(version.month);
    const { window, bestResults, unaffiliated } = version;
    return {
      id: version.id,
      month,
      number: version.number,
      closedAt: version.closedAt.getTime(),
      publishedAt: version.publishedAt.getTime(),
      terms: { window, bestResults, unaffiliated },
      rows: version.positions.map((row) => ({
        athleteId: row.recordId ?? row.athleteId,
        position: row.position,
        total: row.points,
        titles: row.titles,
        eventsPlayed: row.eventsPlayed,
        counted: row.countedIds.map((id) => ({ id })),
        change: { kind: row.change, by: row.changeBy },
        tieBreak: row.tieBreak,
      })),
    };
  });
  return versions.map((version) => ({
    versionId: version.id,
    month: version.month,
    number: version.number,
    published: listInBytes(version.rows),
    again: listInBytes(listAgain(version, versions, facts, joined)),
  }));
}
