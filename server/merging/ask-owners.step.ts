import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { TooManyAttempts } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { recordClaimMail } from "./merge-mails.rules";

/** Mails of this kind to one address, whatever number of records is made under it. */
const mailLimit = (email: string) => ({
  key: `record-claim:${email}`,
  points: 3,
  windowSeconds: 24 * 60 * 60,
});

/** Tells the owners of the addresses of new records, where they have an account, that they are asked about them. */
export async function askOwners(
  tx: Transaction,
  ctx: ActionContext,
  { athleteIds }: { athleteIds: readonly string[] },
): Promise<void> {
  const records = await tx.athlete.findMany({
    where: { id: { in: [...athleteIds] }, userId: null, email: { not: null } },
    select: { email: true },
  });
  const owners = await tx.user.findMany({
    where: {
      email: { in: records.flatMap(({ email }) => email ?? []) },
      emailConfirmedAt: { not: null },
      disabledAt: null,
      deletedAt: null,
    },
    select: { email: true, name: true },
  });
  for (const owner of owners) {
    try {
      await countAttempt(ctx.db, mailLimit(owner.email), ctx.now);
    } catch (error) {
      if (error instanceof TooManyAttempts) continue;
      throw error;
    }
    await ctx.outbox.put(tx, recordClaimMail(owner, { url: `${ctx.publicUrl}/conta` }));
  }
}
