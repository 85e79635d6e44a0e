import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { assertStatus } from "../tournaments/tournament.errors";
import { isToPlay } from "../sport/scores/match-status.rules";

const matchToPlay = {
  include: { category: true, players: { select: { side: true } } },
} satisfies Prisma.MatchDefaultArgs;
export type MatchToPlay = Prisma.MatchGetPayload<typeof matchToPlay> & { tournament: Tournament };

/**
 * Locks a match's tournament and reads the match.
 * @throws RuleViolation unless its two sides are known and it still has to be played to its end.
 */
export async function lockMatchToPlay(tx: Transaction, matchId: string): Promise<MatchToPlay> {
  const { tournamentId } = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { tournamentId: true },
  });
  const tournament = await lockTournament(tx, tournamentId);
  assertStatus(tournament, "IN_PROGRESS");
  const match = await tx.match.findUniqueOrThrow({ where: { id: matchId }, ...matchToPlay });
  if (!isToPlay(match.status))
    throw new RuleViolation(
      "MATCH_OVER",
      match.status === "CANCELLED"
        ? "O torneio foi encerrado antes deste jogo: ele não pode mais receber placar."
        : "Este jogo já foi encerrado. Para mudar o placar, corrija o resultado.",
    );
  if (new Set(match.players.map(({ side }) => side)).size < 2)
    throw new RuleViolation("SIDES_UNKNOWN", "As duas duplas deste jogo ainda não estão definidas.");
  return { ...match, tournament };
}
