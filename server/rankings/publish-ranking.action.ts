import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import { eachAlone } from "../platform/batches";
import { RuleViolation } from "../platform/errors";
import { addMonths, dayToDatabase, firstOfMonth } from "../platform/time/calendar-day.rules";
import { monthInWords } from "../platform/time/time-in-words.rules";
import { brasiliaTime, dayAt, instantAt } from "../platform/time/time-zone.rules";
import { draftList } from "./draft.loader";
import { instantOf } from "./ranking-results.loader";
import { monthsToPublish } from "./publication.rules";
import { lockRanking, writeVersion } from "./ranking.step";

interface Publishing {
  rankingId: string;
  /** YYYY-MM-01. */
  month: string;
  /** The key of the draft that the user read; null for the job, which reads none. */
  key: string | null;
  publishedById: string | null;
}

/**
 * Publishes a month's list exactly as the user read it. Concurrent calls wait for the lock, and the second is rejected.
 * @returns the version's id. @throws RuleViolation
 */
async function publishMonth(
  tx: Transaction,
  { rankingId, month, key, publishedById }: Publishing,
  now: Date,
): Promise<string> {
  await lockRanking(tx, rankingId);
  const { window, bestResults, unaffiliated, active } = await tx.ranking.findUniqueOrThrow({
    where: { id: rankingId },
  });
  if (!active)
    throw new RuleViolation("RANKING_STOPPED", "Este ranking está encerrado. Reabra antes de publicar.");
  const closedAt = await instantOf(tx);
  const today = dayAt(now, brasiliaTime);
  const terms = { window, bestResults, unaffiliated };
  const draft = await draftList(tx, { rankingId, terms, month, today, at: closedAt });
  const named = monthInWords(month);
  if (draft.months.some((one) => one.month === month))
    throw new RuleViolation(
      "ALREADY_PUBLISHED",
      `A lista de ${named} já foi publicada. O que mudou entra como correção.`,
    );
  if (!monthsToPublish(draft.months.at(-1)?.month ?? null, today).includes(month))
    throw new RuleViolation(
      "MONTH_NOT_OPEN",
      `A lista de ${named} não pode ser publicada: escolha um mês já terminado, depois do último publicado.`,
      ["month"],
    );
  if (key !== null && key !== draft.key)
    throw new RuleViolation(
      "LIST_CHANGED",
      "A lista mudou enquanto você lia. Confira de novo antes de publicar.",
    );
  return writeVersion(tx, { rankingId, month, rows: draft.rows, terms, closedAt, publishedById });
}

/** Publishes a month's list by hand. @returns the version's id. @throws RuleViolation */
export const publishRanking = (ctx: ActionContext, of: Publishing): Promise<string> =>
  inTransaction(ctx.db, (tx) => publishMonth(tx, of, ctx.now));

/** The number of rankings loaded per batch; each is published in its own transaction. */
const batchSize = 100;

/**
 * Publishes last month's list of every active ranking that is set to publish automatically, existed in that month and
 * has results. Each list is written atomically, and the next run retries what a crashed process left out.
 * @returns how many.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const running = firstOfMonth(dayAt(now, brasiliaTime));
  const month = addMonths(running, -1);
  const due = (after: string | undefined) =>
    db.ranking.findMany({
      where: {
        active: true,
        automatic: true,
        createdAt: { lt: instantAt(running, "00:00", brasiliaTime) },
        results: { some: { replacedAt: null } },
        versions: { none: { month: { gte: dayToDatabase(month) } } },
        ...(after === undefined ? {} : { id: { gt: after } }),
      },
      select: { id: true },
      orderBy: { id: "asc" },
      take: batchSize,
    });
  async function* allDue() {
    let batch = await due(undefined);
    while (batch.length > 0) {
      yield* batch;
      batch = batch.length < batchSize ? [] : await due(batch.at(-1)?.id);
    }
  }
  let published = 0;
  await eachAlone(db, allDue(), async ({ id: rankingId }) => {
    const one = { rankingId, month, key: null, publishedById: null };
    published += await inTransaction(db, async (tx) => {
      await publishMonth(tx, one, now);
      return 1;
    }).catch(byAnother);
  });
  return published;
}

/** A concurrent request has published the month or stopped the ranking: not an error, and nothing was published. */
function byAnother(error: unknown): number {
  if (error instanceof RuleViolation) return 0;
  throw error;
}

export const publishDueTask = "publish_rankings";

/** On the first of the month, and every day after it for what could not be done then. */
export const publishDueJob = (db: Database) => async (): Promise<void> => {
  await publishDue(db, new Date());
};
