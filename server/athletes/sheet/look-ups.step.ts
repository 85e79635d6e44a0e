import type { ActionContext } from "../../platform/context";
import { countAttempt, uncountAttempt } from "../../platform/rate-limit";

const lookUps = ({ viewer }: ActionContext) => ({
  key: `import-guest:${viewer?.userId}`,
  points: 300,
  windowSeconds: 3600,
});

/** A file must not tell of any number of addresses whether somebody has them. @throws TooManyAttempts */
export async function countLookUps(ctx: ActionContext, count: number): Promise<void> {
  if (count > 0) await countAttempt(ctx.db, lookUps(ctx), ctx.now, count);
}

/** One is counted before one looks, and taken back where none was found: were only what is found refused, that would tell. */
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
