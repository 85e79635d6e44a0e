import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AccessAnswer } from "./access";

const answerFor = (accessToken: string | null): AccessAnswer => ({
  accessToken,
  expiresInSeconds: 900,
  session: accessToken ? { userKey: "ana" } : null,
});
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
  // There is one tab, which waits for no other.
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("navigator", {});
  fetched
    .mockReset()
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(answerFor("asked")))));
  globalThis.praiaEarlyAccess = undefined;
});
afterEach(() => vi.unstubAllGlobals());

const started = async () => {
  const access = await import("./access");
  access.startAccess();
  return access;
};

test("what was asked before the app was there is not asked again, nor asked after it", async () => {
  globalThis.praiaEarlyAccess = Promise.resolve(answerFor("early"));
  const { accessToken } = await started();
  expect(await accessToken()).toBe("early");
  expect(fetched).not.toHaveBeenCalled();
  expect(globalThis.praiaEarlyAccess).toBeNull();
});

test.each([undefined, Promise.resolve(null)])("where nothing came of it, it is asked now", async (early) => {
  globalThis.praiaEarlyAccess = early;
  const { accessToken } = await started();
  expect(await accessToken()).toBe("asked");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("whoever signs in while it is on its way stays signed in", async () => {
  let come: (answer: AccessAnswer) => void = () => undefined;
  globalThis.praiaEarlyAccess = new Promise((resolve) => (come = resolve));
  const { accessToken, adoptAccess } = await started();
  adoptAccess(answerFor("signed in"));
  come(answerFor(null));
  expect(await accessToken()).toBe("signed in");
});
