import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Database } from "../../platform/database";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { earlier } from "../../platform/time/duration.rules";
import type { SystemStatus } from "./system-status.rules";

type Measured = Omit<SystemStatus, "databaseMs" | "lastBackupAt">;

/** One statement, and a look into the folder of the backups. */
export async function measureSystem(
  db: Database,
  backupDir: string | null,
  now: Date,
): Promise<SystemStatus> {
  const began = performance.now();
  const [measured] = await db.$queryRaw<Measured[]>`
    SELECT (SELECT count(*)::int FROM sessoes WHERE created_at >= ${earlier(now, { hours: 24 })}) AS "signIns",
      (SELECT min(run_at) FROM graphile_worker.jobs
        WHERE run_at < ${now} AND attempts < max_attempts AND locked_at IS NULL) AS "oldestJobSince",
      (SELECT coalesce(json_agg(json_build_object('task', task, 'count', number, 'error', error) ORDER BY task), '[]')
        FROM (SELECT task_identifier AS task, count(*)::int AS number, max(last_error) AS error
          FROM graphile_worker.jobs WHERE attempts >= max_attempts GROUP BY 1) failed) AS "failedJobs",
      (SELECT min(created_at) FROM emails WHERE enviado_em IS NULL) AS "oldestMailSince"`;
  const databaseMs = Math.round(performance.now() - began);
  if (!measured) throw new Error("the measures have no row");
  return { ...measured, databaseMs, lastBackupAt: backupDir === null ? null : await newestIn(backupDir) };
}

/** When something was last written into a folder; null where there is nothing, or no folder. */
async function newestIn(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const times = files.flatMap((file) => (file?.isFile() && file.size > 0 ? [file.mtimeMs] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/**
 * Queues all jobs without attempts left again, to run at once. A double click retries each job once.
 * @returns the number of retried jobs.
 */
export function retryFailedJobs(ctx: ActionContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const [row] = await tx.$queryRaw<{ retried: number }[]>`
      SELECT count(*)::int AS retried FROM graphile_worker.reschedule_jobs(
        ARRAY(SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts), run_at => ${ctx.now}, attempts => 0)`;
    const retried = row?.retried ?? 0;
    if (retried > 0)
      await audit(tx, ctx, {
        action: "RETRY_JOBS",
        subject: { kind: "PLATFORM", id: null },
        changes: { before: { "Tarefas que falharam": retried }, after: { "Tarefas que falharam": 0 } },
      });
    return retried;
  });
}
