import type { Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Locks the row first, so that of two people at once the second waits, then sees what the first one did.
 * @throws RuleViolation where the first one has deleted it.
 */
export async function lockTournament(tx: Transaction, id: string): Promise<Tournament> {
  await tx.$queryRaw`SELECT id FROM torneios WHERE id = ${id}::uuid FOR UPDATE`;
  const tournament = await tx.tournament.findUnique({ where: { id } });
  if (!tournament) throw new RuleViolation("TOURNAMENT_GONE", "Este torneio foi excluído.");
  return tournament;
}
