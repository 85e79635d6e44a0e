import { settle } from "../../tournaments/categories/category-course.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { finishOrReopen } from "../classification/end-category.step";
import { cancelAll } from "../../enrolments/leave.step";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { repriceAll } from "../../enrolments/entry-fee.step";
import { moveUp } from "../../enrolments/places.step";
import { mailCategoryCancelled } from "../../enrolments/enrolment-mails.step";
import { announceMatches } from "../matches/announce-matches.step";
import { isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import { lockBoard } from "../board/lock-board.step";

/**
 * Cancels a category that will not be played. All its enrolments end and the athletes are notified. Payments are
 * refunded in full, whatever the refund terms, because the athletes did not withdraw. The prices of their other
 * categories are recalculated. The tournament goes on with its other categories, and is finished once all of those are
 * over. Idempotent.
 * @returns the tournament's id.
 * @throws RuleViolation for a drawn category, or the last one of the tournament.
 */
export function cancelCategory(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    if (isCancelledCategory(category)) return tournament.id;
    if (category.draw !== null)
      throw new RuleViolation(
        "ALREADY_DRAWN",
        "Esta categoria já foi sorteada. Enquanto não há placar, o sorteio pode ser desfeito, e ela cancelada.",
      );
    if (!board.categories.some((other) => other.id !== categoryId && !isCancelledCategory(other)))
      throw new RuleViolation(
        "LAST_CATEGORY",
        "É a única categoria do torneio: cancele as inscrições em Gerenciar Inscrições.",
      );
    const own = board.enrolments.filter((enrolment) => enrolment.categoryId === categoryId);
    const ids = own.map(({ id }) => id);
    await cancelAll(tx, ctx, categoryId, ids);
    await settle(tx, categoryId, ctx.now);
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
    const athleteIds = own.map(({ athleteId }) => athleteId);
    const newPrices = await repriceAll(tx, ctx, open, athleteIds);
    await mailCategoryCancelled(tx, ctx, open, category, ids, newPrices);
    await moveUp(tx, ctx, open);
    if (tournament.status !== "REGISTRATION_OPEN") await finishOrReopen(tx, ctx.now, tournament.id);
    await announceMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
