import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { inCategories, newChampionshipSchema } from "./championship.rules";

/**
 * Opens a federation's championship with its categories; enrolments are open at once, or from the day it says. A draft
 * waits to be published.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createChampionship(
  ctx: ActionContext,
  federationId: string,
  input: unknown,
): Promise<string> {
  const { startDate, endDate, registrationStartsOn, registrationEndsOn, categories, draft, ...text } =
    parseInput(newChampionshipSchema(dayAt(ctx.now, brasiliaTime)), input);
  return inTransaction(ctx.db, async (tx) => {
    const { id } = await tx.tournament.create({
      data: {
        ...text,
        federationId,
        kind: "INTERNAL",
        ...inCategories(categories),
        startDate: dayToDatabase(startDate),
        endDate: optionalDayToDatabase(endDate),
        registrationStartsOn: optionalDayToDatabase(registrationStartsOn),
        registrationEndsOn: optionalDayToDatabase(registrationEndsOn),
        createdAt: ctx.now,
        publishedAt: draft ? null : ctx.now,
        categories: { create: categories },
      },
      select: { id: true },
    });
    return id;
  });
}
