import { expect, test } from "vitest";
import { eachAlone } from "./batches";

const databaseThat = (responds: boolean) =>
  ({
    $queryRaw: () => (responds ? Promise.resolve([]) : Promise.reject(new Error("no connection"))),
  }) as unknown as Parameters<typeof eachAlone>[0];

async function* inTwoBatches() {
  yield* [1, 2];
  yield* [3];
}

test("an item that fails does not stop the others, and the failure is reported at the end", async () => {
  for (const items of [[1, 2, 3], inTwoBatches()]) {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 2) throw new Error("item 2");
      done.push(item);
    };
    await expect(eachAlone(databaseThat(true), items, work)).rejects.toThrow("1 failed: Error: item 2");
    expect(done).toEqual([1, 3]);
  }
});

test("without its database the loop stops at the first failure", async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error("lost");
  };
  await expect(eachAlone(databaseThat(false), Array.from({ length: 1000 }), work)).rejects.toThrow("lost");
  expect(tries).toBe(1);
});
