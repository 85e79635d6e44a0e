import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import type { Outbox } from "../platform/mail/outbox";
import { forgetPerson } from "./forget-person.step";

export interface ErasedAgain {
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
export async function eraseAgain(
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
