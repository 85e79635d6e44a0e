import type { Transaction } from "../platform/database";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

/**
 * The day it is at an arena.
 * @param arenaId null for what belongs to no arena: then the day in Brasília.
 * @returns YYYY-MM-DD
 */
export async function todayAtArena(db: Transaction, arenaId: string | null, now: Date): Promise<string> {
  if (arenaId === null) return dayAt(now, brasiliaTime);
  const { timeZone } = await db.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: { timeZone: true },
  });
  return dayAt(now, timeZone);
}
