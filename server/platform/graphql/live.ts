import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { useServer } from "graphql-ws/use/ws";
import { WebSocket, WebSocketServer } from "ws";
import { errorAnswer } from "../http/json-errors";
import { endWith } from "../http/raw-answer";
import { isSameOrigin } from "../http/same-origin";
import type { Log } from "../log";
import { callerAddress, networkOf } from "../network.rules";
import { answerTooLong, maxAnswerBytes } from "./budget";
import { liveProtocol, type LiveConnection, type LiveProtocolOptions } from "./live-protocol";
import { networkHoldings } from "./network-holdings";

const maxMessageBytes = 64 * 1024;
const keepAliveMs = 12_000;
const goodbyeMs = 1_000;
/** What the protocol says to whoever may come back with another token. */
const forbidden = 4403;
/** The longest that a timer can wait, about 25 days. */
const longestTimerMs = 2 ** 31 - 1;

export interface LiveOptions extends LiveProtocolOptions {
  server: Server;
  log: Log;
  publicUrl: () => string;
  /** How many proxies stand in front. */
  trustProxy: number;
}

/** GraphQL over WebSocket on /graphql. @returns what stops taking connections and closes those that are open. */
export function serveLive(options: LiveOptions): () => Promise<void> {
  const { server, publicUrl, trustProxy } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    WebSocket: BoundedSocket,
  });
  const holdings = networkHoldings();
  const connections = new WeakMap<WebSocket, LiveConnection>();
  const protocol = useServer(
    { ...liveProtocol(options, holdings, connections), isProd: true },
    sockets,
    keepAliveMs,
  );
  const opened = (socket: WebSocket, connection: LiveConnection) => {
    connections.set(socket, connection);
    sockets.emit("connection", socket, connection.request);
    // What ws itself refuses, for instance too large a message, it also closes with the fitting code; the adapter would
    // print whatever strangers send.
    socket.removeAllListeners("error").on("error", () => {});
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = request.url?.split("?", 1)[0];
    if (path !== "/graphql")
      return endWith(stream, "404 Not Found", errorAnswer("NOT_FOUND", "Não encontrado"));
    if (!isSameOrigin(request.headers, publicUrl()))
      return endWith(stream, "403 Forbidden", errorAnswer("FORBIDDEN", "Origem não permitida"));
    const address = callerAddress(
      request.socket.remoteAddress,
      request.headers["x-forwarded-for"],
      trustProxy,
    );
    const network = networkOf(address);
    const release = holdings.take(network, { sockets: 1 });
    if (!release)
      return endWith(
        stream,
        "429 Too Many Requests",
        errorAnswer("TOO_MANY_CONNECTIONS", "Há conexões demais desta rede. Tente novamente em instantes."),
      );
    stream.once("close", release);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      opened(socket, { request, network, endAt: endingOnce(socket) }),
    );
  };
  server.on("upgrade", upgrade);
  return async () => {
    server.off("upgrade", upgrade);
    const open = [...sockets.clients];
    await Promise.race([protocol.dispose(), sleep(goodbyeMs)]);
    for (const socket of open) socket.terminate();
  };
}

/** Ends a connection when what its token opens is over; whoever is still there comes back with a new one. */
function endingOnce(socket: WebSocket): (instant: Date) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.once("close", () => clearTimeout(timer));
  return (instant) => {
    const left = Math.min(Math.max(0, instant.getTime() - Date.now()), longestTimerMs);
    timer ??= setTimeout(() => socket.close(forbidden, "Entre novamente"), left);
  };
}

/** Sends no more than anybody could carry; whoever is gone already needs no answer. */
class BoundedSocket extends WebSocket {
  override send(text: string, done?: unknown): void {
    super.send(text.length <= maxAnswerBytes ? text : tooLong(text), () => {
      if (typeof done === "function") done();
    });
  }
}

/** Instead of an answer that nobody could carry. */
function tooLong(text: string): string {
  const { id } = JSON.parse(text) as { id?: string };
  const { message, extensions } = answerTooLong().toJSON();
  return JSON.stringify({
    id,
    type: "error",
    payload: [{ message, extensions: { code: extensions?.["code"] } }],
  });
}
