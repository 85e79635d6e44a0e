import "./reactions";
import { readFileSync } from "node:fs";
import { deliverAnnouncementTask, giveUpDueAnnouncements } from "./announcements/announcement.step";
import { confirmationTask, passwordResetTask } from "./identity/account.action";
import { sendPushTask } from "./notices/push/push.step";
import type { ActionContext } from "./platform/context";
import { inTransaction, type Database } from "./platform/database";
import { RuleViolation, StartupError } from "./platform/errors";
import type { EventBus } from "./platform/events/event-bus";
import type { Log } from "./platform/log";
import { sendMailTask, type Outbox } from "./platform/mail/outbox";
import { uuidOrNull } from "./platform/uuid.rules";
import { forgetPerson } from "./privacy/forget-person.step";

/** Tasks that send mail or pushes. Those queued when the copy was made have run since, so running them would send twice. */
const writingTasks = [
  sendMailTask,
  sendPushTask,
  deliverAnnouncementTask,
  passwordResetTask,
  confirmationTask,
];

/** Deletes queued jobs that send mail, and marks unsent mails and due announcements as done. @returns the number of deleted jobs. */
export const dropQueuedMail = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [dropped] = await tx.$queryRaw<{ jobs: number }[]>`
      WITH gone AS (
        DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = ANY(${writingTasks}) RETURNING 1)
      SELECT count(*)::int AS jobs FROM gone`;
    await tx.outgoingMail.updateMany({ where: { sentAt: null }, data: { sentAt: now, text: "", html: "" } });
    await giveUpDueAnnouncements(tx, now);
    // Since the copy was made a shared device may have become another person's; each takes theirs over at the next visit.
    await tx.pushSubscription.updateMany({ data: { sessionId: null } });
    return dropped?.jobs ?? 0;
  });

interface ErasedAgain {
  erased: number;
  /** Accounts that others depend on in this copy: an admin has to decide. */
  refused: { userId: string; reason: string }[];
}

/** Drops all mail: the users were notified when their accounts were first deleted. */
const silent: Outbox = { put: async () => {}, putAll: async () => {} };

/**
 * Deletes accounts again that were deleted after a backup was made, and that restoring the backup brought back.
 * @param userIds of all accounts that were ever deleted; this list is stored outside the database.
 */
async function eraseAgain(
  given: Omit<ActionContext, "outbox" | "viewer" | "apiKey">,
  userIds: readonly string[],
): Promise<ErasedAgain> {
  const ctx: ActionContext = { ...given, outbox: silent, viewer: null, apiKey: null };
  const done: ErasedAgain = { erased: 0, refused: [] };
  const back = await ctx.db.user.findMany({ where: { id: { in: [...userIds] }, deletedAt: null } });
  for (const user of back)
    try {
      await inTransaction(ctx.db, (tx) => forgetPerson(tx, ctx, user, "administration"));
      done.erased += 1;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      done.refused.push({ userId: user.id, reason: error.message });
    }
  return done;
}

/**
 * Prepares a restored database before the first server starts on it: drops queued mail and repeats account deletions.
 * @param file the ids of all accounts that were ever deleted, one per line; null if there is no such file.
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

/** @throws StartupError if the file is unreadable or a line is not a UUID. */
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
