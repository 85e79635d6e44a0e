import { changeRules } from "../../tournaments/categories/category-course.step";
import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { tooManyWildCards, wildCardsFit } from "../../tournaments/categories/category-settings.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { goneStatuses } from "../../tournaments/enrolment-status.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { entersInPairs, type CategoryFormat } from "../../sport/draws/category-format.rules";
import { categoryRulesSchema } from "./category-rules.rules";
import { fillFreePlaces } from "../../enrolments/places.step";
import { assertUndrawn, lockBoard } from "../board/lock-board.step";

/**
 * Changes how a category is drawn and played; absent fields stay.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation once it is drawn
 */
export function updateCategoryRules(ctx: ActionContext, categoryId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category } = await lockBoard(tx, categoryId);
    assertUndrawn(category);
    const data = parseInput(categoryRulesSchema(category), input);
    if (data.drawFormat !== undefined) {
      await assertFormatMayBe(tx, tournament, category, data.drawFormat);
      if (!wildCardsFit({ ...category, drawFormat: data.drawFormat }))
        throw new InvalidInput([{ ...tooManyWildCards, path: ["drawFormat"] }]);
    }
    await changeRules(tx, categoryId, data);
    // What is kept for a wild card of a pair is more than for one athlete's.
    if (data.drawFormat !== undefined) await fillFreePlaces(tx, ctx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/** @throws RuleViolation for a Super 8 that would be none, and where people have entered already, two by two or alone. */
async function assertFormatMayBe(
  tx: Transaction,
  { kind }: Tournament,
  category: CategoryWithDraw,
  drawFormat: CategoryFormat,
): Promise<void> {
  if (entersInPairs({ drawFormat }) === entersInPairs(category)) return;
  const path = ["drawFormat"];
  if (kind === "SUPER8")
    throw new RuleViolation("IS_A_SUPER8", "Um Super 8 é jogado sem duplas fixas: o formato não muda.", path);
  const entered = await tx.enrolment.count({
    where: { categoryId: category.id, status: { notIn: [...goneStatuses] } },
  });
  if (entered > 0)
    throw new RuleViolation(
      "ALREADY_ENTERED",
      "Já há inscritos nesta categoria: entre duplas e Super N o formato só muda enquanto ninguém está inscrito.",
      path,
    );
}
