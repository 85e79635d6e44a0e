import type { Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { brasiliaTime } from "../platform/time/time-zone.rules";

/** The clocks an event goes by: its arena's, for a championship those of Brasília. */
export async function timeZoneOf(tx: Transaction, { arenaId }: Pick<Tournament, "arenaId">): Promise<string> {
  if (arenaId === null) return brasiliaTime;
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { timeZone: true } });
  return arena.timeZone;
}
