import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * What a suspended arena takes nothing new with: athletes, enrolments, classes, rentals, charges. What runs may be finished.
 * It is not suspended before the transaction ends either.
 * @throws RuleViolation
 */
export async function assertRunning(tx: Transaction, arenaId: string): Promise<void> {
  const [arena] = await tx.$queryRaw<{ ativa: boolean }[]>`
    SELECT ativa FROM arenas WHERE id = ${arenaId}::uuid FOR SHARE`;
  if (!arena?.ativa)
    throw new RuleViolation(
      "ARENA_SUSPENDED",
      "A arena está suspensa e não recebe nada novo: atletas, inscrições, aulas, locações ou cobranças. Fale com a administração da Praia.",
    );
}

/** The same for what goes on by itself: it waits instead. */
export async function runsNow(tx: Transaction, arenaId: string): Promise<boolean> {
  return (await tx.arena.count({ where: { id: arenaId, active: true } })) > 0;
}
