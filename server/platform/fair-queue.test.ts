import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFairQueue, type FairQueueOptions } from "./fair-queue";

class Full extends Error {}

const options = {
  atOnce: 1,
  longestLane: 4,
  longest: 6,
  longestWaitMs: 1000,
  refusal: () => new Full(),
};

/** A queue with work that the test finishes by hand, and the names of started and refused work. */
function observed(more: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...options, ...more });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string) => {
    const work = queue.run(name.charAt(0), () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    work.catch((error: unknown) => error instanceof Full && refused.push(name));
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    queue,
    begun,
    refused,
    add: async (...names: string[]) => {
      names.forEach(add);
      await settled();
    },
    finish: async (count: number) => {
      for (let n = 0; n < count; n++) {
        ends.shift()?.();
        await settled();
      }
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a fair queue", () => {
  test("does no more at once than it may, and all of it in the end", async () => {
    const { begun, add, finish } = observed({ atOnce: 2 });
    await add("a1", "a2", "a3", "a4");
    expect(begun).toEqual(["a1", "a2"]);
    await finish(1);
    expect(begun).toEqual(["a1", "a2", "a3"]);
    await finish(3);
    await add("a5", "a6", "a7");
    expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5", "a6"]);
  });

  test("lets lanes take turns: a lane with one item waits for one turn of the others", async () => {
    const { begun, add, finish } = observed();
    await add("a1", "a2", "a3", "a4", "b1", "b2");
    await finish(1);
    await add("c1");
    await finish(6);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "c1", "b2", "a4"]);
  });

  test("refuses what is too much for one lane, and lets others in", async () => {
    const { queue, begun, refused, add, finish } = observed();
    await add("a1", "a2", "a3", "a4", "a5", "a6");
    expect(refused).toEqual(["a6"]);
    expect(() => queue.assertOpen("a")).toThrow(Full);
    expect(() => queue.assertOpen("b")).not.toThrow();
    await add("b1");
    await finish(6);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4", "a5"]);
  });

  test("when it is full, the longest lane gives up its last place, unless the new lane would be as long", async () => {
    const { queue, refused, add } = observed();
    await add("a0", "a1", "a2", "a3", "a4", "b1", "b2");
    await add("c1", "d1");
    expect(refused).toEqual(["a4", "a3"]);
    await add("c2");
    expect(refused).toEqual(["a4", "a3", "c2"]);
    await add("e1", "f1");
    expect(refused).toEqual(["a4", "a3", "c2", "a2", "b2"]);
    expect(() => queue.assertOpen("g")).toThrow(Full);
  });

  test("drops work that has waited too long", async () => {
    const { begun, refused, add, finish } = observed();
    await add("a1", "a2", "b1");
    await vi.advanceTimersByTimeAsync(1001);
    await add("b2");
    await finish(2);
    expect(refused).toEqual(["a2", "b1"]);
    expect(begun).toEqual(["a1", "b2"]);
    await add("c1");
    expect(begun).toEqual(["a1", "b2", "c1"]);
  });

  test("goes on after work that failed", async () => {
    const queue = createFairQueue(options);
    await expect(queue.run("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(await queue.run("a", async () => "done")).toBe("done");
  });
});

describe("lanes with a limit of their own", () => {
  test("leave places to others that come", async () => {
    const { begun, add, finish } = observed({ atOnce: 3, atOncePerLane: 2 });
    await add("a1", "a2", "a3", "b1");
    expect(begun).toEqual(["a1", "a2", "b1"]);
    await finish(1);
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("give a place to the next one when work leaves before it ends, and only once", async () => {
    const queue = createFairQueue(options);
    const begun: string[] = [];
    const never = new Promise<void>(() => {});
    void queue.run("a", (leave) => {
      begun.push("a1");
      leave();
      leave();
      return never;
    });
    for (const name of ["a2", "a3"])
      void queue.run("a", () => {
        begun.push(name);
        return never;
      });
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["a1", "a2"]);
  });
});
