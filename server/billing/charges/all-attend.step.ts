import type { Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";

/**
 * Rejects athletes who do not attend the arena, with the same error as for ids that do not exist.
 * @throws InvalidInput
 */
export async function assertAllAttend(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
): Promise<void> {
  const attending = await tx.arenaAthlete.count({ where: { arenaId, athleteId: { in: [...athleteIds] } } });
  if (attending < athleteIds.length)
    throw new InvalidInput([{ path: ["athleteIds"], message: "Escolha atletas desta arena" }]);
}
