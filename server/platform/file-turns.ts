import { withPatience } from "./config";
import { createFairQueue, QueueFull } from "./fair-queue";
import { unavailableMessage } from "./http/json-errors";
import { currentMeter } from "./meter";

export const fileLimits = { atOnce: 4, atOncePerLane: 2, longestLane: 20, longest: 200 } as const;

/** Sheets, papers and people's data are made in turns: a few at once, so that everybody else is served meanwhile. */
const queue = createFairQueue({
  ...fileLimits,
  longestWaitMs: withPatience(10_000),
  refusal: () => new QueueFull(unavailableMessage),
});

/**
 * Makes a file when it is its lane's turn; an operation gives its own place to others meanwhile.
 * @throws QueueFull
 */
export function atFileTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
  currentMeter()?.leaveTurn();
  return queue.run(lane, work);
}
