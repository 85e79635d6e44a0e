import { type Database, inTransaction } from "../platform/database";
import { eachAlone } from "../platform/batches";
import type { Outbox } from "../platform/mail/outbox";
import { runMonths } from "./plans/monthly-plan.action";
import { remindOfCharges } from "./reminders/charge-reminder.action";
import { copyCommission } from "./commissions/commission.step";

export const addUpSumsTask = "add_up_sums";

/**
 * Hourly: merges the rows of one arena and month in the sums tables, to which each payment adds a row. It blocks neither
 * writers nor readers; a concurrent reader sees the rows either before or after the merge.
 */
export const addUpSumsJob = (db: Database) => async (): Promise<void> => {
  await db.$executeRaw`
    WITH several AS (SELECT arena_id, mes FROM somas_cobrancas GROUP BY 1, 2 HAVING count(*) > 1),
      gone AS (DELETE FROM somas_cobrancas s USING several v
        WHERE s.arena_id IS NOT DISTINCT FROM v.arena_id AND s.mes = v.mes
        RETURNING s.arena_id, s.mes, s.recebido_centavos)
    INSERT INTO somas_cobrancas (arena_id, mes, recebido_centavos)
    SELECT arena_id, mes, sum(recebido_centavos) FROM gone GROUP BY 1, 2 HAVING sum(recebido_centavos) <> 0`;
  await db.$executeRaw`
    WITH several AS (SELECT arena_id, mes, tipo_servico FROM somas_dinheiro GROUP BY 1, 2, 3 HAVING count(*) > 1),
      gone AS (DELETE FROM somas_dinheiro s USING several v
        WHERE s.arena_id = v.arena_id AND s.mes = v.mes AND s.tipo_servico = v.tipo_servico
        RETURNING s.arena_id, s.mes, s.tipo_servico, s.valor_centavos)
    INSERT INTO somas_dinheiro (arena_id, mes, tipo_servico, valor_centavos)
    SELECT arena_id, mes, tipo_servico, sum(valor_centavos) FROM gone GROUP BY 1, 2, 3 HAVING sum(valor_centavos) <> 0`;
};

export const copyCommissionsTask = "copy_commissions";

/** Every hour: classes whose commission was not copied when their attendance was taken. */
export const copyCommissionsJob = (db: Database) => async (): Promise<void> =>
  copyMissingCommissions(db, new Date());

export const runMonthsTask = "run_months";

/** Every night: creates the charges of monthly plans. */
export const runMonthsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> =>
    runMonths(db, { now: new Date(), outbox, publicUrl: publicUrl() });

export const remindOfChargesTask = "remind_of_charges";

/** Every half hour: reminds payers of charges that are nearly due or late. */
export const remindOfChargesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await remindOfCharges(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };

/** Classes per batch. */
const batch = 200;

/**
 * Stores the missing commissions of classes for which a rule was in force when attendance was closed, such as rows
 * inserted without taking attendance. One transaction per class; idempotent, so a rerun continues where it stopped.
 */
export async function copyMissingCommissions(db: Database, now: Date): Promise<void> {
  await eachAlone(db, missingCommissions(db), ({ id }) =>
    inTransaction(db, async (tx) => {
      await tx.$queryRaw`SELECT id FROM aulas WHERE id = ${id}::uuid FOR UPDATE`;
      await copyCommission(tx, { now }, { sessionId: id });
    }),
  );
}

/** The classes, read in batches. */
async function* missingCommissions(db: Database): AsyncGenerator<{ id: string }> {
  for (let after = ""; ;) {
    const missing = await db.$queryRaw<{ id: string }[]>`
      SELECT a.id::text FROM aulas a
      WHERE a.chamada_em IS NOT NULL AND a.status <> 'cancelada' AND a.id::text > ${after}
        AND NOT EXISTS (SELECT 1 FROM comissoes_aulas c WHERE c.aula_id = a.id)
        AND EXISTS (SELECT 1 FROM regras_comissao r WHERE r.arena_id = a.arena_id
          AND r.professor_id = a.professor_id AND r.criada_em <= a.chamada_em)
      ORDER BY a.id::text LIMIT ${batch}`;
    yield* missing;
    if (missing.length < batch) return;
    after = missing.at(-1)!.id;
  }
}
