import { setTimeout as sleep } from "node:timers/promises";
import { Router, type Request, type Response } from "express";
import { withPatience } from "../config";
import { createFairQueue, QueueFull } from "../fair-queue";
import { currentMeter } from "../meter";
import { tooBusy, unavailableMessage } from "./json-errors";

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

/** How long a slow download occupies a slot of the queue. */
const longestPlaceMs = 10_000;

/** Queues requests for files. A request keeps its slot until the response is sent, at most `longestPlaceMs`. */
export function filesInTurn(paths: string[], laneOf: (request: Request) => string): Router {
  const router = Router();
  router.use(paths, async (request, response, next) => {
    try {
      await atFileTurn(laneOf(request), async () => {
        if (response.closed || response.headersSent) return; // disconnected, or already answered with a timeout
        next();
        await answered(response);
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      if (!response.headersSent) tooBusy(response);
    }
  });
  return router;
}

async function answered(response: Response): Promise<void> {
  const over = new AbortController();
  response.once("close", () => over.abort());
  await sleep(longestPlaceMs, undefined, { ref: false, signal: over.signal }).catch(() => {});
}
