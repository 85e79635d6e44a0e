import type { Database } from "../platform/database";
import { addMonths } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

export const forgetReadingsTask = "forget_readings";

/** How many months have their partition beforehand. */
const monthsAhead = 3;
/** Rows per statement: a few milliseconds, so that autovacuum and replicas keep up. */
const batchSize = 5_000;

/**
 * Creates the coming partitions of the log of who read personal data, and deletes its old entries; runs every night. Months
 * that have passed are dropped whole. The rest is deleted in batches: of the month in which the retention ends, of the
 * default partition, and of months whose partition was locked.
 * @param months how long they are kept.
 */
export const forgetReadingsJob = (db: Database, months: number) => async (): Promise<void> => {
  const before = addMonths(dayAt(new Date(), brasiliaTime), -months);
  await db.$executeRaw`SELECT criar_meses_das_leituras(${monthsAhead}::int)`;
  await db.$executeRaw`SELECT apagar_meses_das_leituras(${before}::date)`;
  let deleted: number;
  do {
    // Rows of several partitions can have the same ctid: only those before the day are deleted, perhaps more than a batch.
    deleted =
      await db.$executeRaw`DELETE FROM leituras_dados_pessoais WHERE dia < ${before}::date AND ctid = ANY (ARRAY(
      SELECT ctid FROM leituras_dados_pessoais WHERE dia < ${before}::date ORDER BY dia LIMIT ${batchSize}))`;
  } while (deleted >= batchSize);
};
