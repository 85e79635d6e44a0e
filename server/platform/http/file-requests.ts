import { setTimeout as sleep } from "node:timers/promises";
import { raw, type Request, type Response, Router } from "express";
import { withPatience } from "../config";
import { createFairQueue, QueueFull } from "../fair-queue";
import { currentMeter } from "../meter";
import { giveLonger } from "./answer-within";
import { refused, tooBusy, unavailableMessage } from "./json-errors";

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

/** As long as a request may take to arrive at all: 5 MB are sent from a beach too. */
const longestUploadMs = 60_000;

/**
 * Reads a file that is sent as it is. What comes is counted while it comes; compressed it could become more than was
 * counted, so that it is not taken.
 * @param limit the most bytes it may have.
 * @returns all of it; null where it is none, or did not come to its end.
 */
function bodyReader(
  limit: number,
): (request: Request, response: Response) => Promise<Buffer | "TOO_LARGE" | null> {
  const read = raw({ type: () => true, limit, inflate: false });
  return (request, response) =>
    new Promise((resolve) => {
      giveLonger(response, longestUploadMs);
      read(request, response, (error?: unknown) => {
        if (error instanceof Error && "status" in error)
          return resolve(error.status === 413 ? "TOO_LARGE" : null);
        const body: unknown = request.body;
        resolve(Buffer.isBuffer(body) ? body : null);
      });
    });
}

interface FileWanted<Entry> {
  /** Authorizes the request. Returns null or nothing after it has answered the request with a refusal. */
  entered: (request: Request, response: Response) => Promise<Entry | null | void>;
  mediaTypes: readonly string[];
  /** The maximum size in bytes. */
  largest: number;
  /** Messages for a wrong media type, too large a file, and an empty body. */
  says: { otherType: string; tooLarge: string; none: string };
}

/**
 * Receives a file as the body of a request. Authorizes before it reads the body, and again afterwards, because an
 * upload may take a minute.
 * @returns for each request the file and its entry; null if the request has already been answered with a refusal.
 */
export function fileReceiver<Entry>({ entered, mediaTypes, largest, says }: FileWanted<Entry>) {
  const bodyOf = bodyReader(largest);
  return async (request: Request, response: Response): Promise<{ entry: Entry; content: Buffer } | null> => {
    const refuse = (status: number, message: string) => {
      refused(response, status, "BAD_USER_INPUT", message);
      return null;
    };
    if (!(await entered(request, response))) return null;
    if (!request.is([...mediaTypes])) return refuse(415, says.otherType);
    const content = await bodyOf(request, response);
    if (response.headersSent) return null;
    if (content === "TOO_LARGE") return refuse(413, says.tooLarge);
    if (content === null) return refuse(400, says.none);
    const entry = await entered(request, response);
    return entry ? { entry, content } : null;
  };
}
