import { setTimeout as sleep } from "node:timers/promises";
import { Router, type Request, type Response } from "express";
import { QueueFull } from "../fair-queue";
import { atFileTurn } from "../file-turns";
import { tooBusy } from "./json-errors";

/** For how long who reads their file slowly keeps others waiting. */
const longestPlaceMs = 10_000;

/** Lets requests for files pass when it is their turn, and keeps the place until they are answered. */
export function filesInTurn(paths: string[], laneOf: (request: Request) => string): Router {
  const router = Router();
  router.use(paths, async (request, response, next) => {
    try {
      await atFileTurn(laneOf(request), async () => {
        if (response.closed || response.headersSent) return; // gone, or told that it took too long
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
