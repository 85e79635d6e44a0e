import type { Merging } from "../athletes/joined-record.rules";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Moves charges and monthly plans to the kept record by changing the payer. Ledger entries do not change. A payer has the
 * key of a request once, so of charges and plans that both got from one request those that move lose the key.
 */
export async function handOverCharges(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.$executeRaw`
    UPDATE faturamento o SET chave_pedido = NULL WHERE o.aluno_id = ${otherId}::uuid AND EXISTS (
      SELECT 1 FROM faturamento k WHERE k.aluno_id = ${keptId}::uuid AND k.chave_pedido = o.chave_pedido)`;
  await tx.$executeRaw`
    UPDATE mensalidades o SET chave_pedido = gen_random_uuid() WHERE o.aluno_id = ${otherId}::uuid AND EXISTS (
      SELECT 1 FROM mensalidades k WHERE k.aluno_id = ${keptId}::uuid AND k.chave_pedido = o.chave_pedido)`;
  await tx.charge.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  await tx.monthlyPlan.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}

/** Moves charges for or to a teacher when two records of the teacher are merged. */
export async function moveCharges(
  tx: Transaction,
  _ctx: null,
  { fromId, toId, arenaId }: { fromId: string; toId: string; arenaId: string | null },
): Promise<void> {
  await tx.charge.updateMany({
    where: { teacherId: fromId, ...(arenaId === null ? {} : { arenaId }) },
    data: { teacherId: toId },
  });
}

/**
 * Moves commission rules and statements when two records of a teacher are merged.
 * @throws RuleViolation if both have statements at one arena, because statements cannot be merged.
 */
export async function moveCommissions(
  tx: Transaction,
  _ctx: null,
  { fromId, toId, arenaId }: { fromId: string; toId: string; arenaId: string | null },
): Promise<void> {
  const where = { teacherId: fromId, ...(arenaId === null ? {} : { arenaId }) };
  const moving = await tx.commissionStatement.findMany({ where, select: { arenaId: true } });
  const arenaIds = [...new Set(moving.map((one) => one.arenaId))];
  if ((await tx.commissionStatement.count({ where: { teacherId: toId, arenaId: { in: arenaIds } } })) > 0)
    throw new RuleViolation(
      "COMMISSIONS_OF_BOTH",
      "Os dois cadastros já têm extratos de comissão nesta arena e não podem ser unidos.",
    );
  await tx.commissionAgreement.updateMany({ where, data: { teacherId: toId } });
  await tx.commissionStatement.updateMany({ where, data: { teacherId: toId } });
}
