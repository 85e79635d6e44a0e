import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";

/** Of a second, one lane works about a quarter: for each millisecond of work it rests three. */
const restPerWork = 3;
/** After what took exceptionally long, as the first of its kind does, those who wait do not wait as long again. */
const longestRestMs = 500;

/** Milliseconds, and a promise that resolves after so many of them. */
interface Clock {
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}
const wallClock: Clock = {
  now: () => performance.now(),
  // Timers count whole milliseconds: what took no time would rest far longer than it worked.
  pause: (ms) => (ms < 1 ? immediate() : sleep(ms)),
};

interface Waiting {
  rank: number;
  start(): void;
}

/**
 * Work in lanes, one piece at a time in each, and a bounded part of a second for all of a lane together: however much one
 * of them has to do, the others go on. What most people wait for is done first.
 */
export function fairShare({ now, pause }: Clock = wallClock) {
  const lanes = new Map<string, Waiting[]>();

  const goOn = (lane: string): void => {
    const waiting = lanes.get(lane) ?? [];
    const first = waiting.reduce<Waiting | null>(
      (best, it) => (best && best.rank >= it.rank ? best : it),
      null,
    );
    if (!first) return void lanes.delete(lane);
    waiting.splice(waiting.indexOf(first), 1);
    first.start();
  };

  return {
    /** How much waits in a lane. */
    waitingIn: (lane: string): number => lanes.get(lane)?.length ?? 0,
    /** @param rank how many people wait for it. */
    async run<T>(lane: string, rank: number, work: () => Promise<T>): Promise<T> {
      const waiting = lanes.get(lane);
      if (waiting) await new Promise<void>((start) => waiting.push({ rank, start }));
      else lanes.set(lane, []);
      const begun = now();
      try {
        return await work();
      } finally {
        const rest = Math.min((now() - begun) * restPerWork, longestRestMs);
        void pause(rest).then(() => goOn(lane));
      }
    },
  };
}

export type FairShare = ReturnType<typeof fairShare>;
