import { type Database, inTransaction, type Transaction } from "./database";

/**
 * Works through the items of a job, such as arenas or tournaments: one that fails does not stop the others. If the
 * database does not respond, the rest would fail in the same way, so the loop stops at once.
 * @param items may be read in batches while the loop goes on.
 * @param work one item, in a transaction of its own.
 * @throws AggregateError after all items, with the failures; the error itself if the database is lost.
 */
export async function eachAlone<Item>(
  db: Pick<Transaction, "$queryRaw">,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items)
    try {
      await work(item);
    } catch (error) {
      await db.$queryRaw`SELECT 1`.catch(() => {
        throw error;
      });
      failures.push(error);
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed: ${String(failures[0])}`);
}

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
