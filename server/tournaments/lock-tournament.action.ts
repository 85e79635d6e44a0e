import type { Tournament, TournamentStatus } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/** Locks the row first, so that of two people at once the second waits, then sees what the first one did. */
export async function lockTournament(tx: Transaction, id: string): Promise<Tournament> {
  await tx.$queryRaw`SELECT id FROM torneios WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.tournament.findUniqueOrThrow({ where: { id } });
}

const statusProblems: Record<TournamentStatus, string> = {
  REGISTRATION_OPEN: "O torneio ainda não foi iniciado.",
  IN_PROGRESS: "O torneio já foi iniciado.",
  FINISHED: "O torneio já foi finalizado.",
};

/** @throws RuleViolation unless the tournament is in one of the states. */
export function assertStatus(tournament: Tournament, ...allowed: TournamentStatus[]): void {
  if (!allowed.includes(tournament.status))
    throw new RuleViolation("TOURNAMENT_STATUS", statusProblems[tournament.status]);
}
