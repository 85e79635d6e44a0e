import type { Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";
import { joinFacts } from "../sport/ranking/ranking-versions.rules";
import { enterFacts } from "./enter-facts.step";
import { factsOf } from "./ranking-facts.loader";
import { instantOf } from "./instant.loader";
import { lockRanking } from "./write-version.step";

/**
 * The results of a record count for the one that takes it in from the next publication on; of two of one event the better one.
 * Its places in what was published stay as they are, each under the record it was, and are shown as the person's.
 */
export async function handOverPositions(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const concerned = await tx.$queryRaw<{ id: string }[]>`
    SELECT ranking_id::text AS id FROM resultados_ranking WHERE aluno_id = ${otherId}::uuid
    UNION SELECT ranking_id::text FROM posicoes_ranking WHERE aluno_id = ${otherId}::uuid ORDER BY 1`;
  for (const { id: rankingId } of concerned) {
    await lockRanking(tx, rankingId);
    const { replaced, kept } = joinFacts(await factsOf(tx, rankingId), { from: otherId, into: keptId });
    const rows = await tx.rankingResult.findMany({ where: { id: { in: kept.map(({ id }) => id) } } });
    await enterFacts(tx, {
      replacing: replaced.map(({ id }) => id),
      facts: rows.map(({ id: _id, enteredAt: _at, correction: _correction, ...row }) => ({
        ...row,
        athleteId: keptId,
      })),
    });
  }
  const at = await instantOf(tx);
  await tx.rankingMerge.createMany({
    data: concerned.map(({ id }) => ({ rankingId: id, fromId: otherId, intoId: keptId, mergedAt: at })),
  });
  for (const table of [tx.rankingResult, tx.rankingPosition]) {
    const handOver = table as typeof tx.rankingPosition;
    await handOver.updateMany({
      where: { athleteId: otherId, recordId: null },
      data: { athleteId: keptId, recordId: otherId, joinedAt: at },
    });
    await handOver.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  }
}
