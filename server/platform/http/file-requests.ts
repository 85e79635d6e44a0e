import { setTimeout as sleep } from "node:timers/promises";
import { Router, type Request, type Response } from "express";
import { QueueFull } from "../fair-queue";
import { atFileTurn } from "../file-turns";
import { tooBusy } from "./json-errors";

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
