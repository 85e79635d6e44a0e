import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { brasiliaTime, dayIn, dayToDatabase, optionalDayToDatabase } from "../../platform/stored-time.rules";
import { newChampionshipSchema } from "./championship.rules";

/**
 * Opens a federation's championship with its categories; enrolments are open at once, or from the day it says.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createChampionship(
  ctx: ActionContext,
  federationId: string,
  input: unknown,
): Promise<string> {
  const { startDate, endDate, registrationStartsOn, registrationEndsOn, categories, ...text } = parseInput(
    newChampionshipSchema(dayIn(brasiliaTime, ctx.now)),
    input,
  );
  return inTransaction(ctx.db, async (tx) => {
    const { id } = await tx.tournament.create({
      data: {
        ...text,
        federationId,
        kind: "INTERNAL",
        category: categories.map(({ name }) => name).join(", "),
        startDate: dayToDatabase(startDate),
        endDate: optionalDayToDatabase(endDate),
        registrationStartsOn: optionalDayToDatabase(registrationStartsOn),
        registrationEndsOn: optionalDayToDatabase(registrationEndsOn),
        feeInCents: Math.min(...categories.map(({ feeInCents }) => feeInCents)),
        createdAt: ctx.now,
        categories: { create: categories },
      },
      select: { id: true },
    });
    return id;
  });
}
