import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../tests/support/component";
import { subscribeLive } from "./live";
import { useLiveCatchUp } from "./live-catch-up";
import { reportLive, useLiveStatus } from "./live-status";

/** A network that takes every connection and then says nothing. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = SilentSocket.CONNECTING;
  close() {
    this.readyState = SilentSocket.CLOSED;
  }
  send() {}
}

let reads = 0;

function Page() {
  useLiveCatchUp(() => void reads++);
  return <p>{useLiveStatus()}</p>;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  // The same worker goes on with other pages.
  reportLive("connecting");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection that is taken and stays silent is lost after a while, and the page asks by itself meanwhile", async () => {
  vi.useRealTimers();
  await import("graphql-ws/client");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  show(<Page />);
  const page = screen.getByRole("paragraph");
  const listening = subscribeLive(
    { id: "x", name: "x", text: null, operationKind: "subscription", metadata: {} },
    {},
  ).subscribe({});
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(page).toHaveTextContent("connecting");
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(page).toHaveTextContent("lost");
  expect(reads).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(41_000));
  expect(reads).toBe(2);
  listening.unsubscribe();
});
