import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairShare } from "./fair-share";

test("a lane with much to do keeps no other one waiting", async () => {
  const share = fairShare();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await sleep(2);
    done.push(name);
  };
  const flood = Array.from({ length: 20 }, (_, index) => share.run("one", 1, work(`one ${index}`)));
  await share.run("other", 1, work("other"));
  expect(done.filter((name) => name.startsWith("one")).length).toBeLessThan(3);
  await Promise.all(flood);
  expect(done).toHaveLength(21);
});

test("what most wait for is next, and what fails stops nobody", async () => {
  const share = fairShare();
  const done: number[] = [];
  const first = share.run("lane", 1, async () => {
    await sleep(1);
    throw new Error("no");
  });
  const others = [1, 600, 3].map((rank) => share.run("lane", rank, async () => void done.push(rank)));
  expect(share.waitingIn("lane")).toBe(3);
  await expect(first).rejects.toThrow("no");
  await Promise.all(others);
  expect(done).toEqual([600, 3, 1]);
});

test("a lane rests three times as long as it worked", async () => {
  const share = fairShare();
  const begun = performance.now();
  await Promise.all([1, 2].map(() => share.run("lane", 1, () => sleep(20))));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(20 + 60 + 20 - 3);
});
