import { setTimeout as sleep } from "node:timers/promises";

const firstPauseMs = 250;
const lastPauseMs = 5_000;
/** What has run for so long had a good start. */
const steadyMs = 60_000;

/**
 * Starts something again whenever it has ended, until it is not wanted any more: after a short pause, and longer ones
 * while it cannot be started or does not last. Ending the last one is the caller's, also when it was on its way.
 * @param first the one that runs.
 * @param over resolves or rejects once it has ended.
 */
export async function startAgain<Running>(
  first: Running,
  {
    over,
    start,
    unwanted,
    onEnd,
  }: {
    over: (running: Running) => Promise<unknown>;
    start: () => Promise<Running>;
    unwanted: AbortSignal;
    onEnd: (reason: unknown) => void;
  },
): Promise<void> {
  let running: Running | undefined = first;
  let pauseMs = firstPauseMs;
  while (!unwanted.aborted) {
    const since = performance.now();
    let reason: unknown;
    try {
      running ??= await start();
      if (unwanted.aborted) return;
      reason = await over(running);
    } catch (error) {
      reason = error;
    }
    running = undefined;
    if (unwanted.aborted) return;
    onEnd(reason);
    if (performance.now() - since > steadyMs) pauseMs = firstPauseMs;
    await sleep(pauseMs, undefined, { signal: unwanted, ref: false }).catch(() => {});
    pauseMs = Math.min(2 * pauseMs, lastPauseMs);
  }
}
