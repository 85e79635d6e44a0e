import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * That an arena is not suspended, nor will be before the transaction ends.
 * @throws RuleViolation
 */
export async function assertRunning(tx: Transaction, arenaId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR NO KEY UPDATE`;
  const { active } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, select: { active: true } });
  if (!active)
    throw new RuleViolation(
      "ARENA_SUSPENDED",
      "A arena está suspensa e não recebe atletas agora. Fale com a administração da Praia.",
    );
}
