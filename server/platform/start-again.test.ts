import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { startAgain } from "./start-again";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn<() => Promise<void>>(async () => {}) }));
const pauses = () => vi.mocked(sleep).mock.calls.map(([milliseconds]) => milliseconds);
beforeEach(() => void vi.mocked(sleep).mockClear());

test("what has ended is started again, after growing pauses while it cannot be, until it is not wanted any more", async () => {
  const unwanted = new AbortController();
  const reasons: unknown[] = [];
  let starts = 0;
  await startAgain("first", {
    over: async (name) => {
      if (name === "last") unwanted.abort();
      return `${name} ended`;
    },
    start: async () => {
      if (++starts < 7) throw new Error("broken");
      return "last";
    },
    unwanted: unwanted.signal,
    onEnd: (reason) => reasons.push(reason instanceof Error ? reason.message : reason),
  });
  expect(pauses()).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(reasons).toEqual(["first ended", ...Array<string>(6).fill("broken")]);
});

test("what has lasted is started again after a short pause, however often it could not be before", async () => {
  const unwanted = new AbortController();
  let at = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => at);
  await startAgain(1, {
    over: async (number) => {
      if (number === 5) at += 120_000;
      if (number === 6) unwanted.abort();
    },
    start: async () => pauses().length + 1,
    unwanted: unwanted.signal,
    onEnd: () => {},
  });
  clock.mockRestore();
  expect(pauses()).toEqual([250, 500, 1000, 2000, 250]);
});

test("what is not wanted any more while it starts is left to who asked for it", async () => {
  const unwanted = new AbortController();
  const over = vi.fn<(name: string) => Promise<void>>(async () => {});
  await startAgain("first", {
    over,
    start: async () => {
      unwanted.abort();
      return "second";
    },
    unwanted: unwanted.signal,
    onEnd: () => {},
  });
  expect(over.mock.calls).toEqual([["first"]]);
});
