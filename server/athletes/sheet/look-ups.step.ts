import type { ActionContext } from "../../platform/context";
import { countAttempt, uncountAttempt } from "../../platform/rate-limit";

const lookUps = ({ viewer }: ActionContext) => ({
  key: `import-guest:${viewer?.userId}`,
  points: 300,
  windowSeconds: 3600,
});

/** Rate limit against using imports to find out which addresses are registered. @throws TooManyAttempts */
export async function countLookUps(ctx: ActionContext, count: number): Promise<void> {
  if (count > 0) await countAttempt(ctx.db, lookUps(ctx), ctx.now, count);
}

/**
 * Counts one attempt before the query and uncounts it if nothing was found. Checking the limit only after a hit would
 * itself reveal the hit.
 */
export async function countingTaken<Row>(
  ctx: ActionContext,
  asked: number,
  find: () => Promise<Row[]>,
): Promise<Row[]> {
  if (asked === 0) return [];
  await countLookUps(ctx, 1);
  const found = await find();
  if (found.length === 0) await uncountAttempt(ctx.db, lookUps(ctx).key);
  await countLookUps(ctx, found.length - 1);
  return found;
}
