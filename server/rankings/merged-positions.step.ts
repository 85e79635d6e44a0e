import type { RankingResult } from "../../prisma/generated/client/client";
import type { Merging } from "../athletes/joined-record.rules";
import type { Transaction } from "../platform/database";
import { joinFacts } from "../sport/ranking/ranking-versions.rules";
import { factsOf, instantOf } from "./ranking-results.loader";
import { enterFacts, lockRanking } from "./ranking.step";

interface GivenBack extends Merging {
  mergedAt: Date;
  /** Results that the merge replaced, and those it entered in their place. */
  replacedIds: readonly string[];
  enteredIds: readonly string[];
  /** Categories whose enrolment is the other record's again: results entered there since then belong to it too. */
  categoryIds: readonly string[];
}

/**
 * Undoes `handOverPositions`. Results are never rewritten: the entered ones are replaced by what each record had before,
 * which counts from the next publication on. A result that was corrected after the merge stays as it was corrected.
 */
export async function giveBackPositions(
  tx: Transaction,
  { keptId, otherId, mergedAt, replacedIds, enteredIds, categoryIds }: GivenBack,
): Promise<void> {
  const [replaced, entered] = [
    await tx.rankingResult.findMany({ where: { id: { in: [...replacedIds] } }, orderBy: { id: "asc" } }),
    await tx.rankingResult.findMany({ where: { id: { in: [...enteredIds] } } }),
  ];
  const since = await tx.rankingResult.findMany({
    where: {
      athleteId: keptId,
      replacedAt: null,
      enteredAt: { gt: mergedAt },
      id: { notIn: [...enteredIds] },
      categoryId: { in: [...categoryIds] },
    },
  });
  const open = { fromId: otherId, intoId: keptId, separatedAt: null };
  const merges = await tx.rankingMerge.findMany({ where: open, select: { rankingId: true } });
  const rankingIds = [
    ...new Set([...replaced, ...since, ...merges].map(({ rankingId }) => rankingId)),
  ].sort();
  for (const rankingId of rankingIds) {
    await lockRanking(tx, rankingId);
    const copies = entered.filter((fact) => fact.rankingId === rankingId);
    const current = copies.filter(({ replacedAt }) => replacedAt === null);
    const back = replaced.filter((fact) => {
      if (fact.rankingId !== rankingId) return false;
      const isCopied = copies.some((copy) => isOfOneEvent(copy, fact));
      return !isCopied || current.some((copy) => isOfOneEvent(copy, fact));
    });
    const late = since.filter((fact) => fact.rankingId === rankingId);
    await enterFacts(tx, {
      replacing: [...current, ...late].map(({ id }) => id),
      facts: [
        ...back.map((fact) => asEntered(fact, isOther(fact, otherId) ? otherId : keptId)),
        ...late.map((fact) => asEntered(fact, otherId)),
      ],
    });
  }
  await tx.rankingMerge.updateMany({ where: open, data: { separatedAt: await instantOf(tx) } });
  const recordIds = await recordsWithin(tx, otherId);
  const own = {
    where: { athleteId: keptId, recordId: { in: recordIds } },
    data: { athleteId: otherId },
  };
  await tx.rankingResult.updateMany(own);
  await tx.rankingPosition.updateMany(own);
}

/** A record and all that were merged into it before it was merged itself. */
async function recordsWithin(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE registros (id) AS (
      SELECT ${id}::uuid
      UNION SELECT u.de FROM unioes_ranking u JOIN registros r ON u.para = r.id WHERE u.separado_em IS NULL)
    SELECT id::text FROM registros`;
  return rows.map((row) => row.id);
}

const isOther = ({ athleteId, recordId }: RankingResult, otherId: string): boolean =>
  (recordId ?? athleteId) === otherId;

const isOfOneEvent = (a: RankingResult, b: RankingResult): boolean =>
  a.categoryId === b.categoryId && a.entryKey === b.entryKey && a.date.getTime() === b.date.getTime();

const asEntered = (
  {
    id: _id,
    enteredAt: _at,
    correction: _correction,
    recordId: _record,
    joinedAt: _joined,
    replacedAt: _replaced,
    ...fact
  }: RankingResult,
  athleteId: string,
) => ({ ...fact, athleteId });

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
