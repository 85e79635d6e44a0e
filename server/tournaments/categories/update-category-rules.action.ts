import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { tournamentTopic } from "../tournament-topic.rules";
import { categoryRulesSchema } from "./category-rules.rules";
import { assertUndrawn, lockCategory } from "./lock-category.action";

/**
 * Changes how a category is drawn and played; absent fields stay.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation once it is drawn
 */
export function updateCategoryRules(ctx: ActionContext, categoryId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category } = await lockCategory(tx, categoryId);
    assertUndrawn(category);
    const data = parseInput(categoryRulesSchema(category), input);
    await tx.tournamentCategory.update({ where: { id: categoryId }, data });
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}
