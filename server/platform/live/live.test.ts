import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { sender } from "./live";
import { networkHoldings, networkLimits } from "./network-holdings";

test("who does not read is cut off, and what was kept for them is given back", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const opened = new Promise<WebSocket>((resolve) => server.once("connection", resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on("error", () => {});
  await new Promise((resolve) => client.once("open", resolve));
  client.pause();
  const socket = await opened;
  const closed = new Promise((resolve) => socket.once("close", resolve));

  const holdings = networkHoldings(networkLimits);
  const send = sender(socket, "one", holdings, { unsentBytes: 1_000_000 });
  const message = "a".repeat(100_000);
  const sends: Promise<void>[] = [];
  for (let n = 0; n < 1_000 && socket.readyState === socket.OPEN; n++) {
    sends.push(send(message));
    expect(socket.bufferedAmount).toBeLessThan(1_200_000);
    await turn();
  }
  expect(socket.readyState).not.toBe(socket.OPEN);
  await closed;
  await Promise.all(sends); // none of them waits for ever
  expect(holdings.take("one", { unsent: networkLimits.unsent })).not.toBeNull();
  client.terminate();
  await new Promise((resolve) => server.close(resolve));
});
