import type { Transaction } from "../platform/database";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import type { NewAthlete } from "./athlete.rules";

type Person = Omit<NewAthlete, "birthDate"> & { birthDate?: string | null };

/**
 * Somebody new is an athlete of an arena from today on. @param today YYYY-MM-DD at the arena. @returns the athlete's id.
 * @throws what `isUniqueViolation` knows, for an address that somebody has.
 */
export async function addAthleteToArena(
  tx: Transaction,
  { arenaId, today }: { arenaId: string; today: string },
  { birthDate = null, ...data }: Person,
): Promise<string> {
  const { id } = await tx.athlete.create({
    data: {
      ...data,
      birthDate: optionalDayToDatabase(birthDate),
      arenas: { create: { arenaId, firstVisitOn: dayToDatabase(today) } },
    },
    select: { id: true },
  });
  return id;
}
