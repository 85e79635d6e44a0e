import { EventEmitter } from "node:events";
import type { Response } from "express";
import { expect, test } from "vitest";
import { streamCsv } from "./send-file";

/** An answer that takes what it is given only when it is let. */
class SlowResponse extends EventEmitter {
  destroyed = false;
  ended = false;
  written = "";
  isFull = false;
  set(): this {
    return this;
  }
  write(text: string): boolean {
    this.written += text;
    return !this.isFull;
  }
  end(): void {
    this.ended = true;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit("close");
  }
}

const portion = 2_000;
const total = 3 * portion + 1;

/** A sheet of so many numbers, and what was asked of it. */
function numbers() {
  const asked: [after: number | null, limit: number][] = [];
  return {
    asked,
    sheet: {
      fileName: "numeros.csv",
      count: total,
      head: "n\r\n",
      rows: async (after: number | null, limit: number) => {
        asked.push([after, limit]);
        const from = (after ?? 0) + 1;
        return Array.from(
          { length: Math.max(0, Math.min(limit, total - from + 1)) },
          (_, index) => from + index,
        );
      },
      line: (row: number) => `${row}\r\n`,
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("reads on from the last row of each page, and no page before the one before it was taken", async () => {
  const response = new SlowResponse();
  response.isFull = true;
  const { sheet, asked } = numbers();
  const sending = streamCsv(response as unknown as Response, sheet);
  for (let page = 1; page <= 3; page++) {
    await settled();
    await settled();
    expect(asked).toHaveLength(page);
    response.emit("drain");
  }
  await settled();
  response.emit("drain");
  await sending;
  expect(asked).toEqual([
    [null, portion],
    [portion, portion],
    [2 * portion, portion],
    [3 * portion, portion],
  ]);
  expect(response.ended).toBe(true);
  expect(response.written.trimEnd().split("\r\n")).toHaveLength(total + 1);
});

test("asks for nothing more once who asked is gone, and never ends half a sheet as if it were whole", async () => {
  const gone = new SlowResponse();
  gone.isFull = true;
  const { sheet, asked } = numbers();
  const sending = streamCsv(gone as unknown as Response, sheet);
  await settled();
  gone.destroy();
  await sending;
  expect(asked).toHaveLength(1);

  const broken = new SlowResponse();
  const failing = streamCsv(broken as unknown as Response, {
    ...numbers().sheet,
    rows: () => Promise.reject(new Error("connection lost")),
  });
  await expect(failing).rejects.toThrow("connection lost");
  expect([broken.ended, broken.destroyed]).toEqual([false, true]);
});
