import type { Response } from "express";
import { csvMark } from "../csv.rules";

/** Rows held at once, whatever their number. */
const portion = 2_000;

interface Sheet<Row> {
  fileName: string;
  /** How many rows will come; the answer says so before they do. */
  count: number;
  head: string;
  /** Up to that many rows, from the one after a row; null for the first. */
  rows: (after: Row | null, limit: number) => Promise<Row[]>;
  line: (row: Row) => string;
}

/**
 * Sends a sheet as its rows are read; `X-Total-Count` says how many will come. What breaks off in the middle arrives as a
 * broken answer.
 */
export async function streamCsv<Row>(
  response: Response,
  { fileName, count, head, rows, line }: Sheet<Row>,
): Promise<void> {
  response.set({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "X-Total-Count": String(count),
  });
  response.write(csvMark + head);
  const drained = drainOf(response);
  let after: Row | null = null;
  try {
    while (!response.destroyed) {
      const some: Row[] = await rows(after, portion);
      if (some.length > 0 && !response.write(some.map(line).join(""))) await drained();
      after = some.at(-1) ?? null;
      if (some.length < portion) break;
    }
    response.end();
  } catch (error) {
    // An end would make half a file look whole.
    response.destroy();
    throw error;
  }
}

/** Waits until the browser has taken what it was sent, or is gone. Listens once: what compresses an answer lets no listener go. */
function drainOf(response: Response): () => Promise<void> {
  let goOn = () => {};
  response.on("drain", () => goOn()).on("close", () => goOn());
  return () =>
    new Promise((resolve) => {
      goOn = resolve;
      if (response.destroyed) resolve();
    });
}
