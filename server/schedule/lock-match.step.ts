import type { Match } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { lockTournament } from "../tournaments/tournament.step";

/** The tournament's id of a match, locked, and the match as it is then. @throws RuleViolation */
export async function lockMatch(tx: Transaction, matchId: string): Promise<Match> {
  const { tournamentId } = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { tournamentId: true },
  });
  const { status } = await lockTournament(tx, tournamentId);
  if (status === "FINISHED") throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
  return tx.match.findUniqueOrThrow({ where: { id: matchId } });
}
