import type { ArenaAthlete, Athlete } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/arena.step";
import type { Transaction } from "../../platform/database";
import { lockAthlete } from "../athlete-profile.step";

/**
 * Locks an athlete's record and its arena row until the transaction ends. Locks the record first, in the same order as
 * anonymising it.
 * @throws RuleViolation while the arena is suspended.
 */
export async function lockArenaAthlete(
  tx: Transaction,
  id: string,
): Promise<{ link: ArenaAthlete; athlete: Athlete }> {
  const { arenaId, athleteId } = await tx.arenaAthlete.findUniqueOrThrow({ where: { id } });
  await assertRunning(tx, arenaId);
  const athlete = await lockAthlete(tx, athleteId);
  await tx.$queryRaw`SELECT id FROM alunos_arenas WHERE id = ${id}::uuid FOR UPDATE`;
  return { link: await tx.arenaAthlete.findUniqueOrThrow({ where: { id } }), athlete };
}
