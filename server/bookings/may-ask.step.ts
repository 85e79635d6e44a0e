import type { Arena } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Checks that the athlete may request courts and day uses on the arena's page, which may be limited to its own
 * athletes.
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
