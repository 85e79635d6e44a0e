import { createHash } from "node:crypto";

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
