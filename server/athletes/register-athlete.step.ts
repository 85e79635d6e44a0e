import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { recordsAddressed } from "./athlete.event";
import type { NewAthlete } from "./athlete.rules";

type Person = Omit<NewAthlete, "birthDate" | "cpf" | "note"> &
  Partial<Pick<NewAthlete, "birthDate" | "cpf" | "note">>;

/**
 * Creates an athlete who attends an arena from today on. @param today YYYY-MM-DD in arena time. @returns the athlete's
 * id.
 * @throws a unique violation (see `isUniqueViolation`) if the address or CPF belongs to another athlete.
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
