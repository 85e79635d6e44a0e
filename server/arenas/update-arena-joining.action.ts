import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { assertRunning } from "./running-arena.step";

/**
 * Whether who asks to join is in at once. Who waits already still waits for an answer.
 * @throws RuleViolation
 */
export async function updateArenaJoining(
  { db }: ActionContext,
  arenaId: string,
  acceptsEveryone: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.arena.update({ where: { id: arenaId }, data: { acceptsEveryone } });
    await assertRunning(tx, arenaId);
  });
}
