import type { ActionContext } from "../platform/context";

/** What has been read stays so, whoever says it again. @param andOlder all that were told before it as well. */
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
