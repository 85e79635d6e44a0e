import type { Transaction } from "../../platform/database";
import { enqueueEach } from "../../platform/jobs/queue";

export const sendPushTask = "send_push";

/** The device on which the password was changed goes on showing notices. */
export async function keepDevice(
  tx: Transaction,
  _ctx: null,
  { endedId, openedId }: { endedId: string; openedId: string },
): Promise<void> {
  await tx.pushSubscription.updateMany({ where: { sessionId: endedId }, data: { sessionId: openedId } });
}

/** Has notices shown on the devices of their readers once the transaction is committed; a job per device, so that each is tried again by itself. */
export async function queuePushes(
  tx: Transaction,
  notices: readonly { id: string; userId: string }[],
  urgent: boolean,
): Promise<void> {
  if (notices.length === 0) return;
  const devices = await tx.pushSubscription.findMany({
    where: { userId: { in: notices.map(({ userId }) => userId) }, session: { endedAt: null } },
    select: { id: true, userId: true },
  });
  if (devices.length === 0) return;
  const noticesOf = new Map<string, string[]>();
  for (const { id, userId } of notices) noticesOf.set(userId, [...(noticesOf.get(userId) ?? []), id]);
  const jobs = devices.flatMap(({ id: subscriptionId, userId }) =>
    (noticesOf.get(userId) ?? []).map((noticeId) => ({ subscriptionId, noticeId, urgent })),
  );
  // A called match does not wait behind an announcement to thousands.
  await enqueueEach(tx, sendPushTask, jobs, urgent ? -10 : 0);
}
