import type { Transaction } from "../platform/database";
import type { Told } from "../platform/mail/mail.event";

const longestText = 1000;

/** Kept for whoever has proved an address as theirs; for nobody else, for the words are theirs alone. */
export async function leaveNotices(tx: Transaction, _ctx: null, all: readonly Told[]): Promise<void> {
  const readers = await tx.user.findMany({
    where: { email: { in: all.map(({ to }) => to) }, emailConfirmedAt: { not: null }, disabledAt: null },
    select: { id: true, email: true },
  });
  if (readers.length === 0) return;
  const readerOf = new Map(readers.map(({ id, email }) => [email, id]));
  await tx.notice.createMany({
    data: all.flatMap(({ to, title, text, path }) => {
      const userId = readerOf.get(to);
      return userId === undefined ? [] : [{ userId, title, text: text.slice(0, longestText), path }];
    }),
  });
}
