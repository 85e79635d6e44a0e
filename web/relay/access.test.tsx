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
  // A single tab: no other tab to wait for.
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

test("the early request's result is used without another request, and only once", async () => {
  globalThis.praiaEarlyAccess = Promise.resolve(answerFor("early"));
  const { accessToken } = await started();
  expect(await accessToken()).toBe("early");
  expect(fetched).not.toHaveBeenCalled();
  expect(globalThis.praiaEarlyAccess).toBeNull();
});

test.each([undefined, Promise.resolve(null)])("without an early result it is fetched", async (early) => {
  globalThis.praiaEarlyAccess = early;
  const { accessToken } = await started();
  expect(await accessToken()).toBe("asked");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a sign-in during the early request wins over its result", async () => {
  let come: (answer: AccessAnswer) => void = () => undefined;
  globalThis.praiaEarlyAccess = new Promise((resolve) => (come = resolve));
  const { accessToken, adoptAccess } = await started();
  adoptAccess(answerFor("signed in"));
  come(answerFor(null));
  expect(await accessToken()).toBe("signed in");
});
