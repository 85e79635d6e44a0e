import type { Transaction } from "../platform/database";
import { correctedMonths } from "../sport/ranking/ranking-versions.rules";
import { factsOf, publishedMonths } from "./ranking-facts.loader";
import { writeVersion } from "./write-version.step";

/**
 * Publishes a new version of every month that results entered as a correction change; the ranking is locked.
 * @param entered their ids. @returns the ids of the new versions, the oldest month first.
 */
export async function publishCorrections(
  tx: Transaction,
  {
    rankingId,
    entered,
    reason,
    byId,
  }: { rankingId: string; entered: readonly string[]; reason: string; byId: string | null },
): Promise<string[]> {
  const facts = await factsOf(tx, rankingId);
  const { months, joined } = await publishedMonths(tx, rankingId, facts);
  const put = facts.filter(({ id }) => entered.includes(id));
  const before = months.map((month) => ({
    ...month,
    corrections: month.corrections.filter(({ id }) => !entered.includes(id)),
  }));
  const versions: string[] = [];
  for (const { month, rows } of correctedMonths(before, facts, put, joined)) {
    const of = before.find((one) => one.month === month);
    if (!of) continue;
    const { versionId, number, terms, closedAt } = of;
    versions.push(
      await writeVersion(tx, {
        rankingId,
        month,
        rows,
        terms,
        closedAt: new Date(closedAt),
        publishedById: byId,
        correction: { versionId, number, reason },
      }),
    );
  }
  return versions;
}
