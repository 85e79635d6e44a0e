import { todayAtArena } from "../arenas/arena-clock.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { createTournamentSchema } from "./tournament.rules";

/**
 * Creates an arena's tournament with its one category.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createTournament(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const data = parseInput(createTournamentSchema(today), input);
  return inTransaction(ctx.db, async (tx) => {
    const { id } = await tx.tournament.create({
      data: {
        arenaId,
        isPublic: true,
        name: data.name,
        description: data.description,
        kind: data.kind,
        category: data.category,
        startDate: dayToDatabase(data.startDate),
        endDate: optionalDayToDatabase(data.endDate),
        feeInCents: data.feeInCents,
        maxParticipants: data.maxParticipants,
        minPairs: data.minPairs,
        openToOtherArenas: data.openToOtherArenas,
        registrationStartsOn: optionalDayToDatabase(data.registrationStartsOn),
        registrationEndsOn: optionalDayToDatabase(data.registrationEndsOn),
        createdAt: ctx.now,
        categories: {
          create: {
            name: data.category,
            level: data.category,
            gender: data.gender,
            minAge: data.minAge,
            maxAge: data.maxAge,
            maxParticipants: data.maxParticipants,
            feeInCents: data.feeInCents,
            ...(data.kind === "SUPER8" ? { drawFormat: "SUPER_N" } : {}),
          },
        },
      },
      select: { id: true },
    });
    return id;
  });
}
