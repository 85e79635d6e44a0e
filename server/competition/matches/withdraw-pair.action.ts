import type { Pair } from "../../../prisma/generated/client/client";
import { writeWithdrawn } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { withdrawalSchema } from "../../sport/scores/match-result.rules";
import { isToPlay } from "../../sport/scores/match-status.rules";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { loadBoard, type Board, type BoardMatch } from "../board/tournament-board.loader";
import { drawnCategory } from "../classification/drawn-category";
import { announceMatches } from "./announce-matches.step";
import { absentPairs, giveWithdrawnWalkovers } from "./withdrawn-pairs.step";

/**
 * A pair leaves after the draw, in one step: what it played stays, and every match it still has becomes a W.O. Until it
 * has lost one so, it may come back.
 * @param enrolmentId of either athlete.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function withdrawPair(ctx: ActionContext, enrolmentId: string, input: unknown): Promise<string> {
  const { reason, withdrawn } = parseInput(withdrawalSchema, input);
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
    if (!withdrawn) {
      assertNoWalkover(pair, own);
      await writeWithdrawn(tx, [pair.id], null);
      await announceMatches(ctx, tx, tournamentId, []);
      return tournamentId;
    }
    if (own.some(({ status }) => status === "IN_PROGRESS"))
      throw new RuleViolation(
        "MATCH_UNDER_WAY",
        "A dupla está em quadra: registre antes a desistência no jogo em andamento.",
      );
    if (pair.withdrawnAt !== null)
      throw new RuleViolation("ALREADY_WITHDRAWN", "Esta dupla já foi retirada.");
    if (!mayStillPlay(pair, board))
      throw new RuleViolation(
        "ALREADY_OUT",
        "Esta dupla já não tem jogos pela frente: não há mais o que retirar.",
      );
    await writeWithdrawn(tx, [pair.id], ctx.now);
    const changed = await giveWithdrawnWalkovers(ctx, tx, tournament, pair.categoryId, reason);
    await announceMatches(ctx, tx, tournamentId, changed);
    return tournamentId;
  });
}

/** A pair that has lost by W.O. comes back when that is taken back. */
function assertNoWalkover({ id, withdrawnAt }: Pair, own: readonly BoardMatch[]): void {
  if (withdrawnAt === null) throw new RuleViolation("NOT_WITHDRAWN", "Esta dupla não foi retirada.");
  const lost = own.filter((match) => absentPairs(match).includes(id)).map(({ number }) => number ?? 0);
  if (lost.length > 0)
    throw new RuleViolation(
      "HAS_WALKOVER",
      `Esta dupla já perdeu por W.O.: desfaça o W.O. do jogo ${Math.max(...lost)} para ela voltar.`,
    );
}

/** Whether it has a match to play, or may come into one from a group that is still played. */
function mayStillPlay({ id, categoryId }: Pair, { matches }: Board): boolean {
  const isOwn = ({ pair1Id, pair2Id }: BoardMatch) => pair1Id === id || pair2Id === id;
  const inCategory = matches.filter((match) => match.categoryId === categoryId);
  const toPlay = inCategory.filter(({ status }) => isToPlay(status));
  if (toPlay.some(isOwn)) return true;
  return (
    inCategory.filter(isOwn).every(({ stage }) => stage === "GROUP") &&
    toPlay.some(({ stage }) => stage === "GROUP") &&
    toPlay.some(({ stage, pair1Id, pair2Id }) => stage !== "GROUP" && (pair1Id === null || pair2Id === null))
  );
}
