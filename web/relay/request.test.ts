import type { RequestParameters } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { request } from "./environment";

afterEach(() => vi.unstubAllGlobals());

/** A server that is busy so many times. @returns how often it was asked. */
function busyServer(times: number) {
  let answered = 0;
  const asked = vi.fn<() => Response>(() =>
    ++answered <= times
      ? Response.json(
          { errors: [{ message: "Ocupado" }] },
          { status: 503, headers: { "Retry-After": "0.001" } },
        )
      : Response.json({ data: { done: true } }),
  );
  vi.stubGlobal("fetch", async (address: string) =>
    address === "/graphql"
      ? asked()
      : Response.json({ accessToken: null, expiresInSeconds: 0, session: null }),
  );
  return asked;
}
const ask = (operationKind: "query" | "mutation") => {
  const operation = { id: null, text: "{ done }", name: "Done", operationKind, metadata: {} };
  return request(operation as unknown as RequestParameters, {}).toPromise();
};

test("a question is asked once more when the server was busy", async () => {
  const asked = busyServer(1);
  expect(await ask("query")).toEqual({ data: { done: true } });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("and no more than once", async () => {
  const asked = busyServer(5);
  await expect(ask("query")).rejects.toThrow("Ocupado");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("what changes something is never sent again", async () => {
  const asked = busyServer(1);
  await expect(ask("mutation")).rejects.toThrow("Ocupado");
  expect(asked).toHaveBeenCalledTimes(1);
});
