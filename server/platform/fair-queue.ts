/** The queue is full, or the request waited too long: the client should retry later. */
export class QueueFull extends Error {}

export interface FairQueueOptions {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How much work of one lane runs at once; by default `atOnce`. */
  atOncePerLane?: number;
  /** How many may wait in one lane, and in all of them together. */
  longestLane: number;
  longest: number;
  /** Work that waited longer than this is refused at its turn, because the client has given up. */
  longestWaitMs: number;
  refusal: () => Error;
}

export interface FairQueue {
  /** @throws the refusal if the queue would not accept work of this lane now. */
  assertOpen(lane: string): void;
  /**
   * @param work may call `leave` to give its place to others before it ends, for instance to wait in another queue.
   * @throws the refusal, and what the work throws.
   */
  run<T>(lane: string, work: (leave: () => void) => Promise<T>): Promise<T>;
}

interface Waiting {
  lane: string;
  since: number;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * A bounded queue with a lane per client. The lanes take turns (round-robin), so a single request waits for at most one
 * piece of work per other lane. When the queue is full, the longest lane gives up its last place.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerLane = atOnce, longestLane, longest, longestWaitMs, refusal } = options;
  /** The lanes with waiting work; the first one is next. */
  const lanes = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;
  const runningIn = new Map<string, number>();

  const hasPlace = (lane: string): boolean => running < atOnce && (runningIn.get(lane) ?? 0) < atOncePerLane;

  function enter(lane: string): void {
    running++;
    runningIn.set(lane, (runningIn.get(lane) ?? 0) + 1);
  }

  function leaveFrom(lane: string): void {
    running--;
    const left = (runningIn.get(lane) ?? 1) - 1;
    if (left > 0) runningIn.set(lane, left);
    else runningIn.delete(lane);
  }

  const longestOne = (): Waiting[] =>
    [...lanes.values()].reduce((most, lane) => (lane.length > most.length ? lane : most), []);

  function assertOpen(lane: string): void {
    const before = lanes.get(lane)?.length ?? 0;
    if (before >= longestLane || (waiting >= longest && longestOne().length <= before + 1)) throw refusal();
  }

  function wait(lane: string): Promise<void> {
    assertOpen(lane);
    if (waiting >= longest) {
      longestOne().pop()?.refuse(refusal());
      waiting--;
    }
    return new Promise((start, refuse) => {
      const own = lanes.get(lane) ?? [];
      own.push({ lane, since: performance.now(), start, refuse });
      lanes.set(lane, own);
      waiting++;
    });
  }

  function next(): Waiting | undefined {
    for (const [lane, line] of lanes) {
      if (!hasPlace(lane)) continue;
      lanes.delete(lane);
      for (let first = line.shift(); first; first = line.shift()) {
        waiting--;
        if (performance.now() - first.since > longestWaitMs) {
          first.refuse(refusal());
          continue;
        }
        if (line.length > 0) lanes.set(lane, line); // behind all others
        return first;
      }
    }
    return undefined;
  }

  return {
    assertOpen,
    async run(lane, work) {
      if (hasPlace(lane)) enter(lane);
      else await wait(lane);
      let left = false;
      const leave = () => {
        if (left) return;
        left = true;
        leaveFrom(lane);
        const following = next();
        if (!following) return;
        enter(following.lane);
        following.start();
      };
      try {
        return await work(leave);
      } finally {
        leave();
      }
    },
  };
}
