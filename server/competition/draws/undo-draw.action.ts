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
    await tx.enrolment.updateMany({
      where: { categoryId, drawNumber: { not: null } },
      data: { drawNumber: null, tieBreakLot: null },
    });
    const playing = { categoryId, status: "PLAYING" as const };
    // Who had a day to pay by still owes; whom the organiser vouched for has none.
    await tx.enrolment.updateMany({
      where: { ...playing, dueAt: { not: null } },
      data: { status: "AWAITING_PAYMENT" },
    });
    await tx.enrolment.updateMany({ where: playing, data: { status: "ENROLLED" } });
    const others = board.categories.some(({ id, draw }) => id !== categoryId && draw !== null);
    if (!others)
      await tx.tournament.update({
        where: { id: tournament.id },
        data: { status: "REGISTRATION_OPEN", startedAt: null },
      });
    await announceMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
