import { inTransaction, type Database } from "../../platform/database";
import { copyCommission } from "./copy-commission.step";

/** Classes per batch. */
const batch = 200;

/**
 * Stores the missing commissions of classes for which a rule was in force when attendance was closed, such as rows
 * inserted without taking attendance. One transaction per class; idempotent, so a rerun continues where it stopped.
 */
export async function copyMissingCommissions(db: Database, now: Date): Promise<void> {
  for (let after = ""; ;) {
    const missing = await db.$queryRaw<{ id: string }[]>`
      SELECT a.id::text FROM aulas a
      WHERE a.chamada_em IS NOT NULL AND a.status <> 'cancelada' AND a.id::text > ${after}
        AND NOT EXISTS (SELECT 1 FROM comissoes_aulas c WHERE c.aula_id = a.id)
        AND EXISTS (SELECT 1 FROM regras_comissao r WHERE r.arena_id = a.arena_id
          AND r.professor_id = a.professor_id AND r.criada_em <= a.chamada_em)
      ORDER BY a.id::text LIMIT ${batch}`;
    for (const { id } of missing)
      await inTransaction(db, async (tx) => {
        await tx.$queryRaw`SELECT id FROM aulas WHERE id = ${id}::uuid FOR UPDATE`;
        await copyCommission(tx, { now }, { sessionId: id });
      });
    if (missing.length < batch) return;
    after = missing.at(-1)!.id;
  }
}
