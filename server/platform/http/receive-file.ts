import type { Request, Response } from "express";
import { bodyReader } from "./body-reader";
import { refused } from "./json-errors";

interface FileWanted<Entry> {
  /** What the request may work with; null or nothing once it has been told why not. */
  entered: (request: Request, response: Response) => Promise<Entry | null | void>;
  mediaTypes: readonly string[];
  /** The most bytes it may have. */
  largest: number;
  /** Sentences: another kind of file, too large a one, none. */
  says: { otherType: string; tooLarge: string; none: string };
}

/**
 * Takes a file that is the body of a request. Nothing of it is read before it is known who sends it; that is asked once more
 * when all of it is there, for it may have taken a minute to come.
 * @returns for each request the file and what it may work with; null once it has been told why not.
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
