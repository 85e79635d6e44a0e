import type { ActionContext } from "../../platform/context";
import { inTransaction, type Database, type Transaction } from "../../platform/database";
import { eachAlone } from "../../platform/each-alone";
import { listedBy } from "../../platform/listed-by.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { isWaking } from "../../platform/time/waking-hours.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { owedMail } from "../charges/charge-mails.rules";
import { standingAt } from "../charges/charge.loader";
import { owedUrl, whatOf } from "../charges/tell-charged.step";
import { notifiedPayers } from "../charges/notified-payers.loader";
import { reminderDays, reminderStage, type ChargeReminderStage } from "./charge-reminder.rules";

/** People per transaction. */
const batchSize = 100;

type Reminding = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Sends reminders of charges before and after their due date, by day in arena time, with all charges of a payer at one
 * arena in one mail. A reminder is marked as sent in the transaction that queues the mail, so that concurrent or
 * crashed processes never send it twice. Payers without an account are skipped, and reminded once they have one.
 * @returns the number of mails.
 */
export async function remindOfCharges(db: Database, by: Reminding): Promise<number> {
  const zones = await db.arena.findMany({
    where: { active: true, remindsOfCharges: true },
    distinct: ["timeZone"],
    select: { timeZone: true },
    orderBy: { timeZone: "asc" },
  });
  let mails = 0;
  await eachAlone(db, zones, async ({ timeZone }) => {
    if (!isWaking(by.now, timeZone)) return;
    let after: string | null = null;
    do {
      const batch: Batch = await inTransaction(db, (tx) => remindBatch(tx, by, timeZone, after));
      mails += batch.mails;
      after = batch.next;
    } while (after !== null);
  });
  return mails;
}

interface Batch {
  mails: number;
  /** Cursor: the last athlete of the batch; null at the end. */
  next: string | null;
}

interface Open {
  id: string;
  arenaId: string;
  arena: string;
  athleteId: string;
  what: string;
  dueOn: string;
  chargedOn: string;
  reminded: ChargeReminderStage[];
}

async function remindBatch(
  tx: Transaction,
  by: Reminding,
  timeZone: string,
  after: string | null,
): Promise<Batch> {
  const today = dayAt(by.now, timeZone);
  const rows = await openCharges(tx, { today, timeZone, after });
  const last = rows.at(-1)?.athleteId ?? null;
  const next = new Set(rows.map(({ athleteId }) => athleteId)).size < batchSize ? null : last;
  const moments = rows.flatMap((row) => {
    const stage = reminderStage(row, today);
    return stage === null || row.reminded.includes(stage) ? [] : [{ ...row, stage }];
  });
  const payers = await notifiedPayers(
    tx,
    moments.map(({ athleteId }) => athleteId),
    by.now,
  );
  const reached = moments.filter(({ athleteId }) => payers.has(athleteId));
  if (reached.length === 0) return { mails: 0, next };
  const mine = await tx.chargeReminder.createManyAndReturn({
    data: reached.map(({ id, stage }) => ({ chargeId: id, stage, sentAt: by.now })),
    skipDuplicates: true,
    select: { chargeId: true },
  });
  const ids = mine.map(({ chargeId }) => chargeId);
  const owed = await owedOf(tx, ids, timeZone, by.now);
  const lines = reached.flatMap(({ id, arenaId, arena, athleteId, what, dueOn, stage }) => {
    const amounts = owed.get(id);
    if (amounts === undefined) return [];
    return (payers.get(athleteId) ?? []).map((payer) => ({
      arenaId,
      arena,
      payer,
      url: owedUrl(by.publicUrl, athleteId, payer),
      what: whatOf(what, payer),
      ...amounts,
      dueOn,
      isLate: stage !== "BEFORE",
    }));
  });
  const byReader = listedBy(lines, ({ arenaId, payer }) => `${arenaId} ${payer.email.toLowerCase()}`);
  const letters = [...byReader.values()].flatMap((theirs) => {
    const [first] = theirs;
    return first
      ? [
          owedMail(
            { email: first.payer.email, name: first.payer.name, receiver: first.arena, url: first.url },
            theirs,
          ),
        ]
      : [];
  });
  await by.outbox.putAll(tx, letters);
  return { mails: letters.length, next };
}

/**
 * Open charges near their due date without a manual reminder today, for a batch of athletes after a cursor. One
 * statement.
 */
const openCharges = (
  tx: Transaction,
  { today, timeZone, after }: { today: string; timeZone: string; after: string | null },
) => tx.$queryRaw<Open[]>`
  SELECT o.id::text, o."arenaId", o.arena, o.aluno_id::text AS "athleteId", o.descricao AS what, o.vencimento::text AS "dueOn",
    (o.created_at AT TIME ZONE ${timeZone})::date::text AS "chargedOn",
    ARRAY(SELECT CASE l.momento WHEN 'antes' THEN 'BEFORE' WHEN 'atraso' THEN 'LATE' ELSE 'WEEK_LATE' END
      FROM lembretes_cobranca l WHERE l.cobranca_id = o.id AND l.momento <> 'pedido') AS reminded
  FROM (SELECT f.*, ar.id::text AS "arenaId", ar.nome_arena AS arena, dense_rank() OVER (ORDER BY f.aluno_id) AS pessoa
    FROM faturamento f JOIN arenas ar ON ar.id = f.arena_id AND ar.ativa AND ar.lembrar_cobrancas AND ar.fuso_horario = ${timeZone}
    WHERE f.status_pagamento = 'pendente' AND (${after}::uuid IS NULL OR f.aluno_id > ${after}::uuid) AND f.aluno_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM lembretes_cobranca p WHERE p.cobranca_id = f.id AND p.momento = 'pedido'
        AND (p.enviado_em AT TIME ZONE ${timeZone})::date = ${today}::date)
      AND f.vencimento BETWEEN ${addDays(today, -reminderDays.last)}::date AND ${addDays(today, reminderDays.before)}::date) o
  WHERE o.pessoa <= ${batchSize} ORDER BY o.aluno_id, o.vencimento, o.id`;

/** What of each is owed today, and how much of that is fine and interest. One statement. */
async function owedOf(
  tx: Transaction,
  chargeIds: readonly string[],
  timeZone: string,
  now: Date,
): Promise<Map<string, { amountInCents: number; lateInCents: number }>> {
  const entries = await tx.ledgerEntry.findMany({
    where: { chargeId: { in: [...chargeIds] } },
    orderBy: [{ chargeId: "asc" }, { position: "asc" }],
  });
  return new Map(
    [...listedBy(entries, ({ chargeId }) => chargeId)].map(([id, of]) => {
      const { principalOpen, fineOpen, interestOpen } = standingAt(of, { timeZone }, now);
      const lateInCents = fineOpen + interestOpen;
      return [id, { amountInCents: principalOpen + lateInCents, lateInCents }];
    }),
  );
}
