import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../platform/database";
import { earlier } from "../../platform/time/duration.rules";

/** What was measured just now. */
export interface SystemStatus {
  /** Sign-ins of the last 24 hours. */
  signIns: number;
  /** How long the database took to answer the question for all of this, in ms. */
  databaseMs: number;
  /** Since when the job waits that should have run first; null where none waits. */
  oldestJobSince: Date | null;
  /** Jobs that were tried as often as they may be, and given up. */
  failedJobs: number;
  /** Since when the mail waits that should have left first; null where none waits. */
  oldestMailSince: Date | null;
  /** When the last copy of the database was put away; null where there is none. */
  lastBackupAt: Date | null;
}

interface Measured {
  signIns: number;
  oldestJobSince: Date | null;
  failedJobs: number;
  oldestMailSince: Date | null;
}

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
        WHERE run_at < now() AND attempts < max_attempts AND locked_at IS NULL) AS "oldestJobSince",
      (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS "failedJobs",
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
