import { createHook } from "node:async_hooks";

/** How many promises this process makes while some work is done. */
export async function promisesOf(work: () => Promise<unknown>): Promise<number> {
  let made = 0;
  const hook = createHook({ init: (_id, type) => void (made += Number(type === "PROMISE")) }).enable();
  await work().finally(() => hook.disable());
  return made;
}
