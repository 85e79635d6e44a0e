import type { ActionContext } from "../platform/context";

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
