import { takeOutOfDraw } from "../../enrolments/draw-numbers.step";
import { reopenRegistration } from "../../tournaments/tournament-course.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { lockBoard } from "../board/lock-board.step";
import { announceMatches } from "../matches/announce-matches.step";
import { hasBegun } from "../../sport/draws/first-ball.rules";

/**
 * Takes a draw back with all its matches; everybody in it is enrolled as before, and enrolments open again once no
 * category is drawn.
 * @returns the tournament's id.
 * @throws RuleViolation when there is no draw, or a score exists.
 */
export function undoDraw(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board, matches } = await lockBoard(tx, categoryId);
    if (category.draw === null)
      throw new RuleViolation("NOT_DRAWN", "Esta categoria ainda não foi sorteada.");
    if (matches.some(hasBegun))
      throw new RuleViolation(
        "ALREADY_SCORED",
        "Já há placar nesta categoria: o sorteio não pode mais ser desfeito.",
      );
    await tx.match.deleteMany({ where: { categoryId } });
    await tx.draw.delete({ where: { categoryId } });
    await takeOutOfDraw(tx, ctx, tournament, categoryId);
    const others = board.categories.some(({ id, draw }) => id !== categoryId && draw !== null);
    if (!others) await reopenRegistration(tx, tournament.id);
    await announceMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
