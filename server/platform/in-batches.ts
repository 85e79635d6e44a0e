import { inTransaction, type Database, type Transaction } from "./database";

/**
 * Works through what is due, so many at once, each batch in a transaction of its own: a process that dies leaves the rest to
 * the next.
 * @param batchSize how many one transaction takes, for their rows are kept from others while it lasts.
 * @param work takes the next ones. @returns how many there were; fewer than asked for, and there are no more.
 * @returns how many in all.
 */
export async function inBatches(
  db: Database,
  batchSize: number,
  work: (tx: Transaction) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const batch = await inTransaction(db, work);
    done += batch;
    if (batch < batchSize) return done;
  }
}
