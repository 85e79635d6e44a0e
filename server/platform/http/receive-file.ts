import type { Request, Response } from "express";
import { bodyReader } from "./body-reader";
import { refused } from "./json-errors";

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
