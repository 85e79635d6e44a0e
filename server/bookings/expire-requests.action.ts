import type { ActionContext } from "../platform/context";
import type { Database, Transaction } from "../platform/database";
import { inBatches } from "../platform/in-batches";
import { dropRentals } from "./drop-rentals.step";
import { requestsUnansweredMail } from "./rental-mails.rules";
import { unansweredReason } from "./rental-words.rules";
import { askedTooLongAgo } from "./request-expiry.rules";
import { tellClients } from "./tell-client.step";

/** Small batches, since a transaction blocks the courts it frees until it commits. */
const batchSize = 50;

/**
 * Cancels court requests that were not answered in time, frees their hours and mails each athlete once. Skips requests
 * that are being answered at this moment.
 * @returns the number of cancelled requests.
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
