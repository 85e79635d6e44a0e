import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { canGiveBack } from "./day-use.rules";
import { dropDayUses } from "./drop-day-uses.step";
import { lockDayUse } from "./lock-day-use.step";

/**
 * An athlete cancels their own day use. If it was confirmed, the arena is notified within minutes, together with other
 * cancellations. Idempotent.
 * @throws RuleViolation
 */
export async function cancelOwnDayUse(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dayUse = await lockDayUse(tx, id, ctx.now);
    const { requested, opensAt, closesAt, cancelledAt } = dayUse;
    if (cancelledAt !== null) return;
    if (opensAt === null || closesAt === null || !canGiveBack({ requested, opensAt, closesAt }, ctx.now))
      throw new RuleViolation("DAY_USE_BEGUN", "Este Day Use já começou. Fale com a arena.");
    await dropDayUses(tx, ctx, [dayUse], "CLIENT", null);
    if (!requested) await tx.dayUse.update({ where: { id }, data: { arenaUntold: true } });
  });
}
