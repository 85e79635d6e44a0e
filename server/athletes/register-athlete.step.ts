import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { recordsAddressed } from "./athlete.event";
import type { NewAthlete } from "./athlete.rules";

type Person = Omit<NewAthlete, "birthDate" | "cpf" | "note"> &
  Partial<Pick<NewAthlete, "birthDate" | "cpf" | "note">>;

/**
 * Somebody new is an athlete of an arena from today on. @param today YYYY-MM-DD at the arena. @returns the athlete's id.
 * @throws what `isUniqueViolation` knows, for an address or a CPF that somebody has.
 */
export async function addAthleteToArena(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, today }: { arenaId: string; today: string },
  { birthDate = null, note = null, ...data }: Person,
): Promise<string> {
  const { id } = await tx.athlete.create({
    data: {
      ...data,
      birthDate: optionalDayToDatabase(birthDate),
      arenas: { create: { arenaId, firstVisitOn: dayToDatabase(today), note } },
    },
    select: { id: true },
  });
  if (data.email !== null) await recordsAddressed.happened(tx, ctx, { athleteIds: [id] });
  return id;
}
