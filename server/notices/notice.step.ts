import type { Transaction } from "../platform/database";
import type { Told } from "../platform/mail/mail.event";
import { queuePushes } from "./push/push.step";

const longestText = 1000;

/** Creates a notice for each mail whose address is verified; other accounts must not read the mail's text. */
export async function leaveNotices(tx: Transaction, _ctx: null, all: readonly Told[]): Promise<void> {
  const readers = await tx.user.findMany({
    where: { email: { in: all.map(({ to }) => to) }, emailConfirmedAt: { not: null }, disabledAt: null },
    select: { id: true, email: true },
  });
  if (readers.length === 0) return;
  const readerOf = new Map(readers.map(({ id, email }) => [email, id]));
  const left = await tx.notice.createManyAndReturn({
    data: all.flatMap(({ to, title, text, path }) => {
      const userId = readerOf.get(to);
      return userId === undefined ? [] : [{ userId, title, text: text.slice(0, longestText), path }];
    }),
    select: { id: true, userId: true },
  });
  // What is left together is about one thing.
  await queuePushes(
    tx,
    left,
    all.some(({ urgent }) => urgent === true),
  );
}

/** A notice of an announcement for each of these accounts, once; its readers are counted by `announcementId`. */
export async function leaveAnnouncement(
  tx: Transaction,
  userIds: readonly string[],
  { announcementId, title, text }: { announcementId: string; title: string; text: string },
): Promise<void> {
  const left = await tx.notice.createManyAndReturn({
    data: userIds.map((userId) => ({ userId, announcementId, title, text, path: null })),
    skipDuplicates: true,
    select: { id: true, userId: true },
  });
  await queuePushes(tx, left, false);
}

/** Deletes the notices of accounts that are erased, and the devices that show them. */
export async function forgetNotices(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { userId: { in: [...userIds] } } });
  await tx.notice.deleteMany({ where: { userId: { in: [...userIds] } } });
}
