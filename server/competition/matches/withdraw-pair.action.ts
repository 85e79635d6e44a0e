import { writeWithdrawn } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { takenBackSchema } from "../../sport/scores/match-result.rules";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { loadBoard } from "../board/tournament-board.loader";
import { drawnCategory } from "../classification/drawn-category";
import { announceMatches } from "./announce-matches.step";
import { giveWithdrawnWalkovers } from "./withdrawn-pairs.step";

/**
 * A pair leaves after the draw, in one step: what it played stays, and every match it still has becomes a W.O.
 * @param enrolmentId of either athlete.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function withdrawPair(ctx: ActionContext, enrolmentId: string, input: unknown): Promise<string> {
  const { reason } = parseInput(takenBackSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
      where: { id: enrolmentId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    const board = await loadBoard(tx, tournamentId);
    const pair = board.pairOf.get(enrolmentId);
    if (!pair?.categoryId || !drawnCategory(board, pair.categoryId))
      throw new RuleViolation(
        "NOT_IN_DRAW",
        "Esta inscrição não está em um chaveamento de duplas: para sair, cancele a inscrição.",
      );
    const own = board.matches.filter(({ pair1Id, pair2Id }) => pair1Id === pair.id || pair2Id === pair.id);
    if (own.some(({ status }) => status === "IN_PROGRESS"))
      throw new RuleViolation(
        "MATCH_UNDER_WAY",
        "A dupla está em quadra: registre antes a desistência no jogo em andamento.",
      );
    if (pair.withdrawnAt !== null)
      throw new RuleViolation("ALREADY_WITHDRAWN", "Esta dupla já foi retirada.");
    await writeWithdrawn(tx, [pair.id], ctx.now);
    const changed = await giveWithdrawnWalkovers(ctx, tx, tournament, pair.categoryId, reason);
    await announceMatches(ctx, tx, tournamentId, changed);
    return tournamentId;
  });
}
