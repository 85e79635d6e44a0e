import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { countAttempt, uncountAttempt } from "../platform/rate-limit";
import { parseInput } from "../platform/parse-input";
import { registerAthleteSchema } from "./athlete.rules";
import { addAthleteToArena } from "./register-athlete.step";

const emailInUse = () =>
  new InvalidInput([
    {
      path: ["email"],
      message: "Já existe um atleta com este e-mail. Busque pelo e-mail ou cadastre sem e-mail.",
    },
  ]);

/**
 * The answer tells that somebody, anywhere, has this address: as often as typing needs, and no more. Counted before one
 * looks, and taken back for an address that was free: were only those that are taken refused, the refusal would tell.
 */
const takenLimit = ({ viewer }: ActionContext) => ({
  key: `register-taken:${viewer?.userId}`,
  points: 20,
  windowSeconds: 3600,
});

/**
 * Registers an athlete of an arena. `andThen` runs in the same transaction, for instance to enrol them at once.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation while the arena is suspended, TooManyAttempts (20 addresses per hour and person that are taken; then none that has one).
 */
export async function registerAthlete(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  andThen: (tx: Transaction, athleteId: string) => Promise<void> = async () => {},
): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const athlete = parseInput(registerAthleteSchema(today), input);
  const limit = takenLimit(ctx);
  if (athlete.email !== null) await countAttempt(ctx.db, limit, ctx.now);
  try {
    const athleteId = await inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      const id = await addAthleteToArena(tx, { arenaId, today }, athlete);
      await andThen(tx, id);
      return id;
    });
    if (athlete.email !== null) await uncountAttempt(ctx.db, limit.key);
    return athleteId;
  } catch (error) {
    if (isUniqueViolation(error)) throw emailInUse();
    if (athlete.email !== null) await uncountAttempt(ctx.db, limit.key);
    throw error;
  }
}
