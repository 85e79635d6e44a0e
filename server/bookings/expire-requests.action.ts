import type { ActionContext } from "../platform/context";
import type { Database, Transaction } from "../platform/database";
import { inBatches } from "../platform/in-batches";
import { dropRentals } from "./drop-rentals.step";
import { requestsUnansweredMail } from "./rental-mails.rules";
import { unansweredReason } from "./rental-words.rules";
import { askedTooLongAgo } from "./request-expiry.rules";
import { tellClients } from "./tell-client.step";

/** So many at once: the courts of one transaction are kept from others while it lasts. */
const batchSize = 50;

/**
 * Who asked for a court and was not answered in time waits no more: the hour is free, and they are told once. Whoever answers
 * at this moment is left alone.
 * @returns how many.
 */
export const expireRequests = (db: Database, by: Pick<ActionContext, "now" | "outbox">): Promise<number> =>
  inBatches(db, batchSize, (tx) => expireBatch(tx, by));

async function expireBatch(tx: Transaction, by: Pick<ActionContext, "now" | "outbox">): Promise<number> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM locacoes WHERE status = 'pedida' AND (created_at <= ${askedTooLongAgo(by.now)} OR inicio <= ${by.now})
    ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const rentals = await tx.courtBooking.findMany({ where: { id: { in: ids } } });
  await dropRentals(tx, { now: by.now, viewer: null }, rentals, "ARENA", unansweredReason);
  await tellClients(tx, by, ids, requestsUnansweredMail);
  return ids.length;
}
