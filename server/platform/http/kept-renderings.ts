import { createHash } from "node:crypto";

interface KeptRenderingsOptions {
  /** How many are kept; the one that nobody has asked for the longest goes first. */
  kept: number;
  /** How many are drawn at the same time; the others wait for their turn. */
  atOnce: number;
}

/**
 * Files that take long to draw and that anybody may ask for: each is drawn once as long as what it tells stays the same,
 * also for those who ask for it in the same moment. One that failed is drawn anew.
 * @returns the file that tells of `facts`, drawn by `render` where it is not kept.
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
