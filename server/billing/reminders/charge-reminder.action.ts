import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { assertRunning } from "../../arenas/arena.step";
import { assertActive } from "../../federations/federation.step";
import type { ActionContext } from "../../platform/context";
import { type Database, inTransaction, type Transaction } from "../../platform/database";
import { eachAlone } from "../../platform/batches";
import { listedBy } from "../../platform/listed-by.rules";
import { parseInput } from "../../platform/parse-input";
import { addDays, dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { isWaking } from "../../platform/time/clock-time.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { remindPayersSchema } from "../charges/charge-input.rules";
import { owedMail } from "../charges/charge-mails.rules";
import { notifiedPayers, standingAt } from "../charges/charge.loader";
import { owedUrl, whatOf } from "../charges/tell-charged.step";
import { type ChargeReminderStage, reminderDays, reminderStage } from "./charge-reminder.rules";

/**
 * Outcome of a reminder. ALREADY_SENT: the charge had one today. NO_ACCOUNT: the payer has none. NOT_OPEN: nothing is
 * owed.
 */
export type Reminding = "SENT" | "ALREADY_SENT" | "NO_ACCOUNT" | "NOT_OPEN";

/**
 * 'Lembrar': sends each payer one reminder of the given charges now. A charge gets at most one reminder of any kind per
 * day, also under concurrent requests, since the reminder is recorded in the transaction that queues the mail.
 * Suspended arenas and inactive federations cannot send reminders, as they get no automatic ones.
 * @returns the outcome of each charge.
 * @throws InvalidInput, RuleViolation
 */
export async function remindPayers(
  ctx: ActionContext,
  input: unknown,
): Promise<ReadonlyMap<string, Reminding>> {
  const { chargeIds } = parseInput(remindPayersSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const charges = await owedCharges(tx, ctx.now, chargeIds);
    for (const arenaId of new Set(charges.flatMap((charge) => charge.arenaId ?? [])))
      await assertRunning(tx, arenaId);
    for (const federationId of new Set(charges.flatMap((charge) => charge.federationId ?? [])))
      await assertActive(tx, federationId);
    const payers = await notifiedPayers(
      tx,
      charges.flatMap(({ athleteId }) => athleteId ?? []),
      ctx.now,
    );
    const reachable = charges.filter(({ open, athleteId }) => open > 0 && payers.has(athleteId ?? ""));
    const sent = await takeTurns(tx, ctx.now, reachable);
    const lines = reachable
      .filter(({ id }) => sent.has(id))
      .flatMap(({ athleteId, arenaId, federationId, receiver, isFederation, what, ...owed }) =>
        (payers.get(athleteId ?? "") ?? []).map((payer) => ({
          payer,
          receiverId: arenaId ?? federationId ?? "",
          receiver,
          isFederation,
          url: owedUrl(ctx.publicUrl, athleteId ?? "", payer),
          owed: {
            what: whatOf(what, payer),
            amountInCents: owed.open,
            dueOn: owed.dueOn,
            isLate: owed.isLate,
            lateInCents: owed.lateInCents,
          },
        })),
      );
    // Two arenas may have the same name.
    const byReader = listedBy(lines, ({ receiverId, payer }) => `${payer.email.toLowerCase()} ${receiverId}`);
    await ctx.outbox.putAll(
      tx,
      [...byReader.values()].flatMap((theirs) => {
        const [first] = theirs;
        if (!first) return [];
        const { payer, receiver, isFederation, url } = first;
        const { email, name } = payer;
        return [
          owedMail(
            { email, name, receiver, isFederation, url },
            theirs.map(({ owed }) => owed),
          ),
        ];
      }),
    );
    return new Map(
      charges.map(({ id, open, athleteId }) => {
        if (open === 0) return [id, "NOT_OPEN"];
        if (!payers.has(athleteId ?? "")) return [id, "NO_ACCOUNT"];
        return [id, sent.has(id) ? "SENT" : "ALREADY_SENT"];
      }),
    );
  });
}

/** Amount owed today for each charge, including fine and interest, sorted by due date. */
async function owedCharges(tx: Transaction, now: Date, ids: readonly string[]) {
  const rows = await tx.charge.findMany({
    where: { id: { in: [...ids] } },
    include: {
      entries: { orderBy: { position: "asc" } },
      arena: { select: { name: true, timeZone: true } },
    },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
  });
  const federations = await tx.federation.findMany({
    where: { id: { in: rows.flatMap(({ federationId }) => federationId ?? []) } },
    select: { id: true, name: true },
  });
  const federationNames = new Map(federations.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const { id, arenaId, federationId, athleteId, description: what, dueOn, arena, entries } = row;
    const { status, principalOpen, fineOpen, interestOpen, isLate } = standingAt(entries, arena, now);
    return {
      id,
      arenaId,
      // The receiver is an arena or else a federation.
      federationId: arenaId === null ? federationId : null,
      athleteId,
      what,
      dueOn: dueOn && dayFromDatabase(dueOn),
      receiver: arena?.name ?? federationNames.get(federationId ?? "") ?? "",
      isFederation: arena === null,
      timeZone: timeZoneOfPlace(arena),
      open: status === "PENDING" ? principalOpen + fineOpen + interestOpen : 0,
      isLate,
      lateInCents: fineOpen + interestOpen,
    };
  });
}

/**
 * Claims the charges without a reminder today. One row per charge holds the time of its last manual reminder, and only
 * one transaction can move it to a new day. Two statements.
 */
async function takeTurns(
  tx: Transaction,
  now: Date,
  charges: readonly { id: string; timeZone: string }[],
): Promise<ReadonlySet<string>> {
  const zoneOf = new Map(charges.map(({ id, timeZone }) => [id, timeZone]));
  const isToday = (id: string, at: Date) => {
    const timeZone = zoneOf.get(id) ?? "";
    return dayAt(at, timeZone) === dayAt(now, timeZone);
  };
  const before = await tx.chargeReminder.findMany({ where: { chargeId: { in: [...zoneOf.keys()] } } });
  const today = new Set(
    before.flatMap(({ chargeId, sentAt }) => (isToday(chargeId, sentAt) ? [chargeId] : [])),
  );
  const mine = [...zoneOf.keys()].filter((id) => !today.has(id)).toSorted();
  if (mine.length === 0) return new Set();
  const zones = mine.map((id) => zoneOf.get(id) ?? "");
  const taken = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO lembretes_cobranca AS l (cobranca_id, momento, enviado_em)
    SELECT n.id, 'pedido', ${now}::timestamptz FROM unnest(${mine}::uuid[]) n(id)
    ON CONFLICT (cobranca_id, momento) DO UPDATE SET enviado_em = EXCLUDED.enviado_em
      WHERE (l.enviado_em AT TIME ZONE (${zones}::text[])[array_position(${mine}::uuid[], l.cobranca_id)])::date
        < (EXCLUDED.enviado_em AT TIME ZONE (${zones}::text[])[array_position(${mine}::uuid[], l.cobranca_id)])::date
    RETURNING l.cobranca_id::text AS id`;
  return new Set(taken.map(({ id }) => id));
}

/** People per transaction. */
const batchSize = 100;

type RemindOfChargesActionReminding = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Sends reminders of charges before and after their due date, by day in arena time, with all charges of a payer at one
 * arena in one mail. A reminder is marked as sent in the transaction that queues the mail, so that concurrent or
 * crashed processes never send it twice. Payers without an account are skipped, and reminded once they have one.
 * @returns the number of mails.
 */
export async function remindOfCharges(db: Database, by: RemindOfChargesActionReminding): Promise<number> {
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
  by: RemindOfChargesActionReminding,
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
