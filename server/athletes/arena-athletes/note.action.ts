import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { lockArenaAthlete } from "./arena-athlete.step";
import { arenaNoteSchema } from "./arena-note.rules";

/**
 * Replaces the arena's note about an athlete. The athlete finds the note in their data download.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function writeArenaNote(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { note } = parseInput(arenaNoteSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    await lockArenaAthlete(tx, id);
    await tx.arenaAthlete.update({ where: { id }, data: { note } });
  });
}
