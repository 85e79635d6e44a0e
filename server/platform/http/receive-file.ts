import { type Request, type Response, raw } from "express";
import { refused } from "./json-errors";
import { giveLonger } from "./answer-within";

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
