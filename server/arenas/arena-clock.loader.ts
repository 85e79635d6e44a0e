import type { Transaction } from "../platform/database";
import { dayAt } from "../platform/time/time-zone.rules";
import { timeZoneOfPlace } from "./place-time.rules";

/** The clocks by which what happens at an arena goes. @param arenaId null for what belongs to no arena. */
export async function timeZoneAt(db: Transaction, arenaId: string | null): Promise<string> {
  if (arenaId === null) return timeZoneOfPlace(null);
  const select = { timeZone: true };
  return timeZoneOfPlace(await db.arena.findUniqueOrThrow({ where: { id: arenaId }, select }));
}

/** The day it is there, YYYY-MM-DD. @param arenaId null for what belongs to no arena. */
export const todayAtArena = async (db: Transaction, arenaId: string | null, now: Date): Promise<string> =>
  dayAt(now, await timeZoneAt(db, arenaId));
