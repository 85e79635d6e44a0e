import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { placesInAll } from "./categories/category-settings.rules";
import { createTournamentSchema } from "./tournament.rules";

/**
 * Creates an arena's tournament with its categories; a draft waits to be published.
 * @returns its id.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function createTournament(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const data = parseInput(createTournamentSchema(today), input);
  return inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
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
        maxParticipants: placesInAll([data, ...data.otherCategories]),
        minPairs: data.minPairs,
        openToOtherArenas: data.openToOtherArenas,
        registrationStartsOn: optionalDayToDatabase(data.registrationStartsOn),
        registrationEndsOn: optionalDayToDatabase(data.registrationEndsOn),
        paymentDays: data.paymentDays,
        fullRefundDays: data.fullRefundDays,
        lateRefundPercent: data.lateRefundPercent,
        createdAt: ctx.now,
        publishedAt: data.draft ? null : ctx.now,
        categories: {
          create: [
            {
              name: data.category,
              level: data.category,
              gender: data.gender,
              minAge: data.minAge,
              maxAge: data.maxAge,
              maxParticipants: data.maxParticipants,
              feeInCents: data.feeInCents,
            },
            ...data.otherCategories,
          ].map((category) => ({ ...category, drawFormat: data.drawFormat })),
        },
      },
      select: { id: true },
    });
    return id;
  });
}
