import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { classPlanSchema, mostClassPlans } from "./class-plan.rules";

/**
 * 'Novo plano': creates a class plan. A repeated request creates it once.
 * @returns the id of the plan.
 * @throws InvalidInput, RuleViolation
 */
export async function createClassPlan(
  ctx: ActionContext,
  arenaId: string,
  { requestKey, ...typed }: { requestKey: string },
): Promise<string> {
  const plan = parseInput(classPlanSchema, typed);
  const made = () =>
    ctx.db.classPlan.findUnique({
      where: { arenaId_requestKey: { arenaId, requestKey } },
      select: { id: true },
    });
  const before = await made();
  if (before) return before.id;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      if ((await tx.classPlan.count({ where: { arenaId } })) >= mostClassPlans)
        throw new RuleViolation(
          "TOO_MANY_PLANS",
          `A arena já tem ${mostClassPlans} planos. Altere um dos que não estão mais à venda.`,
        );
      const { id } = await tx.classPlan.create({
        data: { ...plan, arenaId, requestKey, createdAt: ctx.now },
      });
      return id;
    });
  } catch (error) {
    const first = isUniqueViolation(error) ? await made() : null;
    if (!first) throw error;
    return first.id;
  }
}

/** 'Alterar plano': changes a plan for future sales; past sales and the kind do not change. @throws InvalidInput */
export async function changeClassPlan(ctx: ActionContext, id: string, typed: object): Promise<void> {
  const { kind } = await ctx.db.classPlan.findUniqueOrThrow({ where: { id }, select: { kind: true } });
  await ctx.db.classPlan.update({ where: { id }, data: parseInput(classPlanSchema, { ...typed, kind }) });
}
