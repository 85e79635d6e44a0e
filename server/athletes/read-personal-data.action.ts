import { type ActionContext, beforeAnswer } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { Viewer } from "../platform/viewer";
import { whenKnown, type MaybePromise } from "../platform/when-known";
import { athletesOfAccounts } from "./athlete.loader";
import { canSeeContact, canSeePersonalData } from "./athlete.access";
import type { Database } from "../platform/database";
import { addMonths } from "../platform/time/calendar-day.rules";

/** Logs that a user read an athlete's personal data on a day. */
const note = prepared(
  sql`INSERT INTO leituras_dados_pessoais (leitor_id, aluno_id, dia)
    SELECT $1::uuid, unnest($2::uuid[]), $3::date ON CONFLICT DO NOTHING`,
  () => null,
);

/** Athletes whose data each request is about to return. */
const shown = new WeakMap<ActionContext, Set<string>>();

function noteReading(ctx: ActionContext, { userId }: Viewer, athleteId: string): void {
  const noted = shown.get(ctx);
  if (noted) return void noted.add(athleteId);
  const athleteIds = new Set([athleteId]);
  shown.set(ctx, athleteIds);
  beforeAnswer(ctx, () => {
    shown.delete(ctx);
    return note(ctx.db, userId, [...athleteIds], dayAt(ctx.now, brasiliaTime));
  });
}

/** Logs an export of all personal data of these athletes. */
export async function noteReadings(ctx: ActionContext, athleteIds: readonly string[]): Promise<void> {
  if (ctx.viewer) await note(ctx.db, ctx.viewer.userId, athleteIds, dayAt(ctx.now, brasiliaTime));
}

/** Logs that the viewer reads the data of an account, if it belongs to another athlete. */
export const noteAccountShown = (ctx: ActionContext, userId: string): MaybePromise<void> =>
  whenKnown(athletesOfAccounts(ctx).load(userId), (athleteId) => {
    const { viewer } = ctx;
    if (viewer !== null && athleteId !== null && viewer.athleteId !== athleteId)
      noteReading(ctx, viewer, athleteId);
  });

/**
 * Returns one personal field of an athlete if the viewer may see it. A read by another user is logged before the
 * response is sent.
 * @returns null if the viewer may not see it, or it is empty.
 */
export const readPersonalData = <Value>(athleteId: string, value: Value | null, ctx: ActionContext) =>
  readWhere(canSeePersonalData, athleteId, value, ctx);

/** The same for e-mail and phone, which more users may see. */
export const readContact = <Value>(athleteId: string, value: Value | null, ctx: ActionContext) =>
  readWhere(canSeeContact, athleteId, value, ctx);

function readWhere<Value>(
  maySee: typeof canSeePersonalData,
  athleteId: string,
  value: Value | null,
  ctx: ActionContext,
): MaybePromise<Value | null> {
  if (value === null) return null;
  return whenKnown(maySee(athleteId, ctx), (may) => {
    const { viewer } = ctx;
    if (!may || viewer === null) return null;
    if (viewer.athleteId !== athleteId) noteReading(ctx, viewer, athleteId);
    return value;
  });
}

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
  try {
    await db.$executeRaw`SELECT criar_meses_das_leituras(${monthsAhead}::int)`;
    await db.$executeRaw`SELECT apagar_meses_das_leituras(${before}::date)`;
  } finally {
    // Without partitions the rest is deleted all the same.
    let deleted: number;
    do {
      // Not by ctid, which rows of several partitions can share. The day twice: a subquery does not exclude partitions.
      deleted = await db.$executeRaw`DELETE FROM leituras_dados_pessoais
        WHERE dia < ${before}::date AND (aluno_id, leitor_id, dia) IN (
          SELECT aluno_id, leitor_id, dia FROM leituras_dados_pessoais WHERE dia < ${before}::date
          ORDER BY dia LIMIT ${batchSize})`;
    } while (deleted === batchSize);
  }
};
