import type { Arena, DayUse } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";

export type LockedDayUse = DayUse & { arena: Arena };

/**
 * Locks a day use, so that changes are serialized. A cancelled one is returned whatever its day.
 * @throws RuleViolation if its day is over in arena time.
 */
export async function lockDayUse(tx: Transaction, id: string, now: Date): Promise<LockedDayUse> {
  await tx.$queryRaw`SELECT id FROM day_uses WHERE id = ${id}::uuid FOR UPDATE`;
  const dayUse = await tx.dayUse.findUnique({ where: { id }, include: { arena: true } });
  if (!dayUse) throw new RuleViolation("DAY_USE_GONE", "Este Day Use não existe mais.");
  if (dayUse.cancelledAt === null && dayFromDatabase(dayUse.date) < dayAt(now, dayUse.arena.timeZone))
    throw new RuleViolation("DAY_USE_OVER", "Este Day Use já passou e não muda mais.");
  return dayUse;
}
