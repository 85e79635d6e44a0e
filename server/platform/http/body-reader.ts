import { raw, type Request, type Response } from "express";
import { giveLonger } from "./answer-within";

/** As long as a request may take to arrive at all: 5 MB are sent from a beach too. */
const longestUploadMs = 60_000;

/**
 * Reads a file that is sent as it is. What comes is counted while it comes; compressed it could become more than was
 * counted, so that it is not taken.
 * @param limit the most bytes it may have.
 * @returns all of it; null where it is none, or did not come to its end.
 */
export function bodyReader(
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
