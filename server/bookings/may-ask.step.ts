import type { Arena } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Whether this athlete may ask for courts and days on the arena's page: everybody, or only who comes to the arena.
 * @throws RuleViolation
 */
export async function assertMayAsk(
  tx: Transaction,
  { id: arenaId, rentalAudience }: Pick<Arena, "id" | "rentalAudience">,
  athleteId: string,
): Promise<void> {
  if (rentalAudience === "ANYONE") return;
  if ((await tx.arenaAthlete.count({ where: { arenaId, athleteId, active: true } })) > 0) return;
  throw new RuleViolation(
    "NOT_ITS_ATHLETE",
    "Esta arena só recebe pedidos dos seus atletas. Peça para entrar nela e tente de novo depois.",
  );
}
