import { createHook } from "node:async_hooks";

/**
 * How many promises this process makes while some work is done: the fewest of three times, for an answer may come in more
 * or fewer chunks, each of which makes some here.
 */
export async function promisesOf(work: () => Promise<unknown>): Promise<number> {
  const times = [await promisesOnce(work), await promisesOnce(work), await promisesOnce(work)];
  return Math.min(...times);
}

async function promisesOnce(work: () => Promise<unknown>): Promise<number> {
  let made = 0;
  const hook = createHook({ init: (_id, type) => void (made += Number(type === "PROMISE")) }).enable();
  await work().finally(() => hook.disable());
  return made;
}
