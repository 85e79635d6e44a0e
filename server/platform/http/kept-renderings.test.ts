import { expect, it, vi } from "vitest";
import { keepRenderings } from "./send-file";

const file = (text: string) => vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from(text)));

it("renders a file once per facts, and again after it was evicted", async () => {
  const rendering = keepRenderings({ kept: 2, atOnce: 2 });
  const first = file("a");
  await Promise.all([rendering({ name: "a" }, first), rendering({ name: "a" }, first)]);
  expect(String(await rendering({ name: "a" }, first))).toBe("a");
  expect(first).toHaveBeenCalledTimes(1);
  expect(String(await rendering({ name: "b" }, file("b")))).toBe("b");
  await rendering({ name: "c" }, file("c"));
  await rendering({ name: "a" }, first);
  expect(first).toHaveBeenCalledTimes(2);
});

it("draws no more at once than it may, and keeps none that failed", async () => {
  const rendering = keepRenderings({ kept: 10, atOnce: 2 });
  let running = 0;
  let most = 0;
  const slow = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
    return Buffer.from("");
  };
  await Promise.all([1, 2, 3, 4, 5].map((number) => rendering(number, slow)));
  expect(most).toBe(2);
  await expect(rendering("x", () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect(String(await rendering("x", file("drawn")))).toBe("drawn");
});
