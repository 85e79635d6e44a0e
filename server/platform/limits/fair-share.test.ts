import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairShare } from "./fair-share";

/** A clock that work moves forward and that notes each pause. */
function testClock() {
  let ms = 0;
  const pauses: number[] = [];
  return {
    pauses,
    work: (duration: number) => async () => void (ms += duration),
    now: () => ms,
    pause: async (duration: number) => {
      pauses.push(duration);
      ms += duration;
      await immediate();
    },
  };
}

test("a lane with much to do keeps no other one waiting", async () => {
  const share = fairShare(testClock());
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const flood = Array.from({ length: 20 }, (_, index) => share.run("one", 1, work(`one ${index}`)));
  await share.run("other", 1, work("other"));
  expect(done.filter((name) => name.startsWith("one")).length).toBeLessThan(3);
  await Promise.all(flood);
  expect(done).toHaveLength(21);
});

test("the work with the highest rank runs next, and a failure does not block the queue", async () => {
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

test("a lane rests three times as long as it worked, and half a second at most", async () => {
  const clock = testClock();
  const share = fairShare(clock);
  await Promise.all([20, 1_000, 0].map((duration) => share.run("lane", 1, clock.work(duration))));
  await immediate();
  expect(clock.pauses).toEqual([60, 500, 0]);
});
