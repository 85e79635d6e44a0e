import type { ActionContext } from "../platform/context";
import { inTransaction, type Database } from "../platform/database";
import { earlier } from "../platform/time/duration.rules";
import { noticesExpiring } from "./notice.event";
import { openAt } from "./push/push.access";

/** Marks a notice as read. Idempotent. @param andOlder also marks all older notices. */
export async function readNotices(
  { db, now }: Pick<ActionContext, "db" | "now">,
  userId: string,
  { id, andOlder }: { id: string; andOlder: boolean },
): Promise<void> {
  const { createdAt } = await db.notice.findUniqueOrThrow({ where: { id }, select: { createdAt: true } });
  await db.notice.updateMany({
    where: { userId, readAt: null, ...(andOlder ? { createdAt: { lte: createdAt } } : { id }) },
    data: { readAt: now },
  });
}

export const forgetNoticesTask = "forget_notices";

const keptDays = 90;

/** Deletes old notices, and devices without a session since; runs every night. */
export const forgetNoticesJob = (db: Database) => async (): Promise<void> => {
  const now = new Date();
  const before = earlier(now, { days: keptDays });
  await db.pushSubscription.deleteMany({ where: { boundAt: { lt: before }, NOT: { session: openAt(now) } } });
  await inTransaction(db, async (tx) => {
    await noticesExpiring.happened(tx, null, { before });
    await tx.notice.deleteMany({ where: { createdAt: { lt: before } } });
  });
};
