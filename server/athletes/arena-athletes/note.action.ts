import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { lockArenaAthlete } from "./arena-athlete.step";
import { arenaNoteSchema } from "./arena-note.rules";

/**
 * What the arena writes down of somebody, in place of what it had written. The person finds it in their download.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function writeArenaNote(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { note } = parseInput(arenaNoteSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    await lockArenaAthlete(tx, id);
    await tx.arenaAthlete.update({ where: { id }, data: { note } });
  });
}
