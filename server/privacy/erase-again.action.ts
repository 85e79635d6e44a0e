import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import type { Outbox } from "../platform/mail/outbox";
import { forgetPerson } from "./forget-person.step";

export interface ErasedAgain {
  erased: number;
  /** Others depend on them in this copy, so that somebody has to decide: their ids, and why. */
  refused: { userId: string; reason: string }[];
}

/** They were written to when they were deleted. */
const silent: Outbox = { put: async () => {}, putAll: async () => {} };

/**
 * A copy of the database brings back whom it still knows and who was deleted since.
 * @param userIds of everybody who was ever deleted, kept apart from the database.
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
