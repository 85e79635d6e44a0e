import type { Database } from "../platform/database";
import { addMonths } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

export const forgetReadingsTask = "forget_readings";

/** Rows per statement: a few milliseconds, so that autovacuum and replicas keep up. */
const batchSize = 5_000;

/**
 * Deletes old entries of the log of who read personal data; runs every night.
 * @param months how long they are kept.
 */
export const forgetReadingsJob = (db: Database, months: number) => async (): Promise<void> => {
  const before = addMonths(dayAt(new Date(), brasiliaTime), -months);
  let deleted: number;
  do {
    deleted = await db.$executeRaw`DELETE FROM leituras_dados_pessoais WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM leituras_dados_pessoais WHERE dia < ${before}::date ORDER BY dia LIMIT ${batchSize}))`;
  } while (deleted === batchSize);
};
