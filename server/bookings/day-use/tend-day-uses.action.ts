import { formatCents } from "../../brazil/money.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Database, type Transaction } from "../../platform/database";
import { eachAlone } from "../../platform/each-alone";
import { inBatches } from "../../platform/in-batches";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { unansweredReason } from "../rental-words.rules";
import { askedTooLongAgo } from "../request-expiry.rules";
import { dayUsesGivenBackMail, dayUsesUnansweredMail } from "./day-use-mails.rules";
import { dayUseWhen, type DayUseTime } from "./day-use.rules";
import { dropDayUses } from "./drop-day-uses.step";
import { tellDayUseClients } from "./tell-day-use.step";

/** Small batches, since a transaction blocks the places it frees until it commits. */
const batchSize = 50;

/**
 * Cancels day use requests that were not answered in time, frees their places and mails each athlete once, like
 * `expireRequests` for courts.
 * @returns the number of cancelled requests.
 */
export const expireDayUses = (db: Database, by: Pick<ActionContext, "now" | "outbox">): Promise<number> =>
  inBatches(db, batchSize, (tx) => expireBatch(tx, by));

/** By `isDayUseUnanswered`, as the database can look for it. */
async function expireBatch(tx: Transaction, by: Pick<ActionContext, "now" | "outbox">): Promise<number> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM day_uses WHERE pedido AND cancelado_em IS NULL
      AND (created_at <= ${askedTooLongAgo(by.now)} OR CASE WHEN created_at < abre THEN abre ELSE fecha END <= ${by.now})
    ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const dayUses = await tx.dayUse.findMany({ where: { id: { in: ids } } });
  await dropDayUses(tx, { now: by.now, viewer: null }, dayUses, "ARENA", unansweredReason);
  await tellDayUseClients(tx, by, ids, dayUsesUnansweredMail);
  return ids.length;
}

interface GivenBack extends DayUseTime {
  id: string;
  client: string;
  feeInCents: number | null;
  arena: string;
  name: string;
  /** Null for an arena without an owner, or one whose account is closed. */
  email: string | null;
}

/** Sends each arena one mail with the day uses that athletes have given back since the last mail, as for courts. */
export async function tellDayUsesGivenBack(
  db: Database,
  by: Pick<ActionContext, "outbox" | "publicUrl">,
): Promise<void> {
  const arenas = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT arena_id::text AS id FROM day_uses WHERE avisar_arena ORDER BY 1`;
  await eachAlone(db, arenas, ({ id }) => inTransaction(db, (tx) => tellArena(tx, by, id)));
}

async function tellArena(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
): Promise<void> {
  const given = await tx.$queryRaw<GivenBack[]>`
    SELECT d.id::text, d.cliente AS client, d.multa_centavos AS "feeInCents", ar.nome_arena AS arena, ar.responsavel AS name, u.email,
      d.abre AS "opensAt", d.fecha AS "closesAt", ar.fuso_horario AS "timeZone"
    FROM day_uses d JOIN arenas ar ON ar.id = d.arena_id LEFT JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE d.avisar_arena AND d.arena_id = ${arenaId}::uuid ORDER BY d.abre, d.id FOR UPDATE OF d SKIP LOCKED`;
  const [first] = given;
  if (!first) return;
  await tx.dayUse.updateMany({
    where: { id: { in: given.map(({ id }) => id) } },
    data: { arenaUntold: false },
  });
  const { arena, name, email, opensAt, timeZone } = first;
  if (email === null) return;
  const days = given.map(({ client, feeInCents, ...time }) => {
    const fee = feeInCents ? `. Multa: ${formatCents(feeInCents)}` : "";
    return `${client}: ${dayUseWhen(time)}${fee}`;
  });
  const link = `${publicUrl}/arena-calendar/quadras/${dayAt(opensAt, timeZone)}`;
  await outbox.put(tx, dayUsesGivenBackMail({ email, name, arena, days }, link));
}
