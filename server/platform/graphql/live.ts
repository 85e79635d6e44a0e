import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { handleProtocols } from "graphql-ws";
import { WebSocketServer, type WebSocket } from "ws";
import { errorAnswer } from "../http/json-errors";
import { endWith } from "../http/raw-answer";
import { isSameOrigin } from "../http/same-origin";
import type { Log } from "../log";
import { callerAddress, networkOf } from "../network.rules";
import { answerTooLong, maxAnswerBytes } from "./budget";
import { liveProtocol, type LiveProtocolOptions } from "./live-protocol";
import { networkHoldings } from "./network-holdings";

const maxMessageBytes = 64 * 1024;
const keepAliveMs = 12_000;
const goodbyeMs = 1_000;
const goingAway = 1001;
const internalError = 1011;
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
  const { server, log, publicUrl, trustProxy } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, handleProtocols });
  const holdings = networkHoldings();
  const protocol = liveProtocol(options, holdings);

  const opened = (socket: WebSocket, request: IncomingMessage, network: string) => {
    // What ws itself refuses, for instance too large a message, it also closes with the fitting code.
    socket.on("error", () => {});
    endWhenSilent(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (answer) =>
          socket.on("message", (data: Buffer) => {
            answer(data.toString()).catch((err: unknown) => {
              log.warn({ err }, "message that cannot be answered");
              socket.close(internalError, "Erro interno do sistema");
            });
          }),
      },
      { request, network, endAt: endingOnce(socket) },
    );
    socket.once("close", (code, reason) => void closed(code, reason.toString()).catch(() => {}));
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
    sockets.handleUpgrade(request, stream, head, (socket) => opened(socket, request, network));
  };
  server.on("upgrade", upgrade);
  return async () => {
    server.off("upgrade", upgrade);
    const open = [...sockets.clients];
    const closed = open.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    for (const socket of open) socket.close(goingAway, "Servidor encerrando");
    await Promise.race([Promise.all(closed), sleep(goodbyeMs)]);
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

/** A connection that is gone without a word is noticed by the ping that nobody answers. */
function endWhenSilent(socket: WebSocket): void {
  let answered = true;
  socket.on("pong", () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, keepAliveMs);
  socket.once("close", () => clearInterval(timer));
}

/** Whoever is gone already needs no answer. */
const send = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text.length <= maxAnswerBytes ? text : tooLong(text), () => resolve());
  });

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
