import { lockArena, setRentalTerms } from "../arenas/write-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { rentalTermsSchema } from "./rental-terms.rules";

/**
 * Saves the arena's rental terms for new rentals. Existing rentals keep their price.
 * @throws InvalidInput
 */
export async function saveRentalTerms(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { priceLines, ...terms } = parseInput(rentalTermsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    await setRentalTerms(tx, arenaId, terms);
    await tx.priceLine.deleteMany({ where: { arenaId } });
    await tx.priceLine.createMany({
      data: priceLines.map((line, position) => ({
        ...line,
        arenaId,
        position,
        from: clockToDatabase(line.from),
        to: clockToDatabase(line.to),
      })),
    });
  });
}
