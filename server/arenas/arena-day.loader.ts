import type { Transaction } from "../platform/database";
import { brasiliaTime, dayIn } from "../platform/stored-time.rules";

/**
 * The day it is at an arena.
 * @param arenaId null for what belongs to no arena: then the day in Brasília.
 * @returns YYYY-MM-DD
 */
export async function todayAtArena(db: Transaction, arenaId: string | null, now: Date): Promise<string> {
  if (arenaId === null) return dayIn(brasiliaTime, now);
  const { timeZone } = await db.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: { timeZone: true },
  });
  return dayIn(timeZone, now);
}
