import "./reactions";
import { readFileSync } from "node:fs";
import { deliverAnnouncementTask } from "./announcements/deliver-announcement.action";
import { confirmationTask, passwordResetTask } from "./identity/mail-requests.action";
import { inTransaction, type Database } from "./platform/database";
import type { EventBus } from "./platform/events/event-bus";
import type { Log } from "./platform/log";
import { sendMailTask } from "./platform/mail/outbox";
import { StartupError } from "./platform/startup-error";
import { uuidOrNull } from "./platform/uuid.rules";
import { eraseAgain, type ErasedAgain } from "./privacy/erase-again.action";

/** What was queued when the copy was made has been done since, and somebody has read it. */
const writingTasks = [sendMailTask, deliverAnnouncementTask, passwordResetTask, confirmationTask];

/** @returns how many mails and jobs that write some were waiting, and are not sent again. */
export const dropQueuedMail = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [dropped] = await tx.$queryRaw<{ jobs: number }[]>`
      WITH gone AS (
        DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = ANY(${writingTasks}) RETURNING 1)
      SELECT count(*)::int AS jobs FROM gone`;
    await tx.outgoingMail.updateMany({ where: { sentAt: null }, data: { sentAt: now, text: "", html: "" } });
    return dropped?.jobs ?? 0;
  });

/**
 * Brings a copy of the database to what is true today, before the first server starts on it.
 * @param file with the id of everybody who was ever deleted, one a line; null: nobody kept any.
 */
export async function afterRestore(
  { db, events, log, publicUrl }: { db: Database; events: EventBus; log: Log; publicUrl: string },
  file: string | null,
): Promise<{ dropped: number } & ErasedAgain> {
  const now = new Date();
  const dropped = await dropQueuedMail(db, now);
  const ids = file === null ? [] : readIds(file);
  return { dropped, ...(await eraseAgain({ db, events, log, now, publicUrl }, ids)) };
}

/** @throws StartupError */
function readIds(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError(`Não foi possível ler ${file} (${reason}).`);
  }
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const id = uuidOrNull(line);
      if (id === null) throw new StartupError(`Em ${file} há uma linha que não é o id de uma conta.`);
      return id;
    });
}
