import type { Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Locks the row first, so that of two people at once the second waits, then sees what the first one did. */
export async function lockTournament(tx: Transaction, id: string): Promise<Tournament> {
  await tx.$queryRaw`SELECT id FROM torneios WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.tournament.findUniqueOrThrow({ where: { id } });
}
