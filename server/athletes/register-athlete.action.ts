import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { registerAthleteSchema } from "./athlete.rules";
import { addAthleteToArena } from "./register-athlete.step";
import { writingPerson } from "./taken-person.step";

/**
 * Registers an athlete of an arena. `andThen` runs in the same transaction, for instance to enrol them at once.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation while the arena is suspended, TooManyAttempts (20 addresses or CPFs per hour and person that are taken; then none that has one).
 */
export async function registerAthlete(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  andThen: (tx: Transaction, athleteId: string) => Promise<void> = async () => {},
): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const athlete = parseInput(registerAthleteSchema(today), input);
  return writingPerson(ctx, { arenaId, ofThemselves: null }, athlete, () =>
    inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      const id = await addAthleteToArena(tx, ctx, { arenaId, today }, athlete);
      await andThen(tx, id);
      return id;
    }),
  );
}
