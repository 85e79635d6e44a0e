import { createHash } from "node:crypto";
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

/** A PDF that we wrote, as a file to keep. @param fileName of letters, digits, dots and dashes. */
export function sendPdf(response: Response, fileName: string, content: Buffer): void {
  response.set({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "X-Content-Type-Options": "nosniff",
  });
  response.end(content);
}

interface KeptRenderingsOptions {
  /** The most files in the cache; the least recently used one is evicted. */
  kept: number;
  /** How many files are rendered concurrently; further ones are queued. */
  atOnce: number;
}

/**
 * Caches public files that take long to render, by the facts that they show. Concurrent requests for the same facts
 * share one rendering. A failed rendering is not cached.
 * @returns a function that takes the file of `facts` from the cache, or renders it with `render`.
 */
export function keepRenderings({ kept, atOnce }: KeptRenderingsOptions) {
  const files = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(render: () => Buffer | Promise<Buffer>): Promise<Buffer> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((start) => void waiting.push(start));
    try {
      return await render();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function drawOnce(key: string, render: () => Buffer | Promise<Buffer>): Promise<Buffer> {
    try {
      return await inTurn(render);
    } catch (error) {
      files.delete(key);
      throw error;
    }
  }

  return (facts: unknown, render: () => Buffer | Promise<Buffer>): Promise<Buffer> => {
    const key = createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
    const file = files.get(key) ?? drawOnce(key, render);
    files.delete(key);
    files.set(key, file);
    const [oldest] = files.keys();
    if (files.size > kept && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
