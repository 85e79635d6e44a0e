import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { isToPlay } from "../matches/match-status.rules";
import { touchMatches } from "../touch-matches.action";
import { loadBoard } from "../board/tournament-board.access";

/**
 * Ends a Super 8 early: matches not played yet are cancelled, positions follow from averages per match.
 * @throws RuleViolation unless it is a Super 8 under way and at least one match was played.
 */
export function finishSuper8(ctx: ActionContext, tournamentId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    if (tournament.kind !== "SUPER8")
      throw new RuleViolation("NOT_A_SUPER8", "Só um Super 8 pode ser encerrado antes do último jogo.");
    const played = await tx.match.count({ where: { tournamentId, status: "PLAYED" } });
    if (played === 0)
      throw new RuleViolation(
        "NOTHING_PLAYED",
        "Registre pelo menos um resultado antes de encerrar o torneio.",
      );
    await tx.match.updateMany({
      where: { tournamentId, status: { in: ["SCHEDULED", "CALLED", "IN_PROGRESS"] } },
      data: { status: "CANCELLED" },
    });
    await settleSuper8(tx, ctx.now, tournamentId);
    await touchMatches(ctx, tx, tournamentId, "all");
  });
}

/**
 * Writes the final positions once no match is left to play, and again after a correction. Expects the tournament's
 * row to be locked.
 */
export async function settleSuper8(tx: Transaction, now: Date, tournamentId: string): Promise<void> {
  const board = await loadBoard(tx, tournamentId);
  if (board.matches.some(({ status }) => isToPlay(status))) return;
  const athleteIds = board.standings.map(({ playerId }) => playerId);
  const positions = board.standings.map(({ position }) => position);
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i SET posicao_final = p.posicao, status = 'finalizado'
    FROM unnest(${athleteIds}::uuid[], ${positions}::int[]) AS p (aluno_id, posicao)
    WHERE i.torneio_id = ${tournamentId}::uuid AND i.aluno_id = p.aluno_id`;
  await tx.tournament.updateMany({
    where: { id: tournamentId, status: { not: "FINISHED" } },
    data: { status: "FINISHED", finishedAt: now },
  });
}
