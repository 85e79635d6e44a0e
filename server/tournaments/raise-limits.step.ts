import type { Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Limits go up to what is needed, and never down. Expects the tournament's row to be locked. */
export async function raiseLimits(
  tx: Transaction,
  { id, maxParticipants }: Pick<Tournament, "id" | "maxParticipants">,
  category: { id: string; maxParticipants: number | null } | null,
  needed: { tournament: number; category: number },
): Promise<void> {
  if (maxParticipants !== null && maxParticipants < needed.tournament)
    await tx.tournament.update({ where: { id }, data: { maxParticipants: needed.tournament } });
  if (category && category.maxParticipants !== null && category.maxParticipants < needed.category)
    await tx.tournamentCategory.update({
      where: { id: category.id },
      data: { maxParticipants: needed.category },
    });
}
