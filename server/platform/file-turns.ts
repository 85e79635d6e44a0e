import { withPatience } from "./config";
import { createFairQueue, QueueFull } from "./fair-queue";
import { unavailableMessage } from "./http/json-errors";
import { currentMeter } from "./meter";

export const fileLimits = { atOnce: 4, atOncePerLane: 2, longestLane: 20, longest: 200 } as const;

/** Limits how many sheets, PDFs and data exports are generated at once, so that other requests are served meanwhile. */
const queue = createFairQueue({
  ...fileLimits,
  longestWaitMs: withPatience(10_000),
  refusal: () => new QueueFull(unavailableMessage),
});

/**
 * Generates a file when it is the lane's turn. A GraphQL operation releases its own slot while it waits.
 * @throws QueueFull
 */
export function atFileTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
  currentMeter()?.leaveTurn();
  return queue.run(lane, work);
}
