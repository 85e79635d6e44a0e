import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { handleProtocols, makeServer } from "graphql-ws";
import { WebSocketServer, type WebSocket } from "ws";
import { endWith, errorAnswer } from "../http/json-errors";
import { isSameOrigin } from "../http/same-origin";
import type { Log } from "../log";
import { measured } from "../metrics";
import { callerAddress, networkOf } from "../network.rules";
import { answerTooLong, maxAnswerBytes } from "../limits/operation-cost";
import { neededOf } from "./live-message.rules";
import { liveProtocol, type LiveConnection, type LiveProtocolOptions } from "./live-protocol";
import { networkHoldings, networkLimits, type NetworkHoldings } from "./network-holdings";

export interface LiveLimits {
  messageBytes: number;
  /** The most unread bytes of a client; with the next message its connection is terminated. */
  unsentBytes: number;
  /** How many messages one socket may send at once, and how many each second on the long run. */
  messages: { atOnce: number; perSecond: number };
}

export const usualLiveLimits: LiveLimits = {
  messageBytes: 64 * 1024,
  unsentBytes: 1_000_000,
  messages: { atOnce: 100, perSecond: 5 },
};

const keepAliveMs = 12_000;
const goodbyeMs = 1_000;
/** The close code for an expired token: the client may reconnect with another one. */
const forbidden = 4403;
const badMessage = 4400;
const serverError = 4500;
const tooManyMessages = 1008;
const goingAway = 1001;
/** The longest that a timer can wait, about 25 days. */
const longestTimerMs = 2 ** 31 - 1;

export interface LiveOptions extends LiveProtocolOptions {
  server: Server;
  log: Log;
  /** As configured; null to accept any address. */
  publicUrl: string | null;
  /** The number of proxies in front of the server. */
  trustProxy: number;
  liveLimits: LiveLimits;
}

/** GraphQL over WebSocket on /graphql. @returns what stops taking connections and closes those that are open. */
export function serveLive(options: LiveOptions): () => Promise<void> {
  const { server, publicUrl, trustProxy, liveLimits, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: liveLimits.messageBytes,
    handleProtocols,
    autoPong: false,
  });
  const holdings = networkHoldings(networkLimits);
  const protocol = makeServer(liveProtocol(options, holdings));

  const opened = (socket: WebSocket, connection: LiveConnection) => {
    // What ws itself refuses, for instance too large a message, it also closes with the fitting code.
    socket.on("error", () => {});
    const send = sender(socket, connection.network, holdings, liveLimits);
    const mayTalk = pace(liveLimits.messages);
    /** Whether to handle a message; a client that sends too many is ignored. */
    const isHeard = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false;
      if (mayTalk()) return true;
      socket.close(tooManyMessages, "Mensagens demais");
      return false;
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (listener) =>
          socket.on("message", (data: Buffer) => {
            if (!isHeard()) return;
            const needed = neededOf(data.toString());
            if (needed === null) return socket.close(badMessage, "Mensagem inválida");
            connection.messageBytes = data.length;
            listener(needed).catch((err: unknown) => {
              log.error({ err }, "live message");
              socket.close(serverError, "Internal server error");
            });
          }),
      },
      connection,
    );
    socket.on("ping", (data: Buffer) => {
      if (isHeard()) void send(data, "pong");
    });
    measured.socketOpened();
    const alive = keepAlive(socket);
    socket.once("close", (code, reason) => {
      alive.stop();
      measured.socketClosed();
      Promise.resolve(closed(code, String(reason))).catch((err: unknown) =>
        log.error({ err }, "live connection"),
      );
    });
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = request.url?.split("?", 1)[0];
    if (path !== "/graphql")
      return endWith(stream, "404 Not Found", errorAnswer("NOT_FOUND", "Não encontrado"));
    if (!isSameOrigin(request.headers, publicUrl))
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
        errorAnswer(
          "TOO_MANY_CONNECTIONS",
          "Too many connections (há conexões demais desta rede. Tente novamente em instantes).",
        ),
      );
    stream.once("close", release);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      opened(socket, { request, network, messageBytes: 0, endAt: endingOnce(socket) }),
    );
  };
  server.on("upgrade", upgrade);
  return async () => {
    server.off("upgrade", upgrade);
    const open = [...sockets.clients];
    for (const socket of open) socket.close(goingAway, "Going away");
    const allGone = new Promise<void>((resolve) => sockets.close(() => resolve()));
    await Promise.race([allGone, sleep(goodbyeMs)]);
    for (const socket of open) socket.terminate();
  };
}

/** Closes a connection when the access of its token ends; an active client reconnects with a new token. */
function endingOnce(socket: WebSocket): (instant: Date) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.once("close", () => clearTimeout(timer));
  return (instant) => {
    const left = Math.min(Math.max(0, instant.getTime() - Date.now()), longestTimerMs);
    timer ??= setTimeout(() => socket.close(forbidden, "Entre novamente"), left);
  };
}

/** Pings, and ends a connection that does not answer: a network may have gone without a word. */
function keepAlive(socket: WebSocket): { stop: () => void } {
  let answered = true;
  socket.on("pong", () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    answered = false;
    socket.ping();
  }, keepAliveMs);
  return { stop: () => clearInterval(timer) };
}

/** A bucket of messages that fills again as time goes. @returns whether one more may be sent now. */
function pace({ atOnce, perSecond }: LiveLimits["messages"]): () => boolean {
  let left = atOnce;
  let last = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - last) / 1_000) * perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/**
 * Sends messages to one socket. Unread messages stay in memory: if they exceed the limit of the connection or of its
 * network, the connection is terminated.
 */
export function sender(
  socket: WebSocket,
  network: string,
  holdings: NetworkHoldings,
  { unsentBytes }: Pick<LiveLimits, "unsentBytes">,
): (data: string | Buffer, kind?: "pong") => Promise<void> {
  const waiting = new Set<() => void>();
  socket.once("close", () => {
    for (const settle of waiting) settle();
  });
  return (data, kind) =>
    new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      const sent = typeof data === "string" && data.length > maxAnswerBytes ? tooLong(data) : data;
      const release =
        socket.bufferedAmount > unsentBytes ? null : holdings.take(network, { unsent: sent.length });
      if (!release) {
        socket.terminate();
        return resolve();
      }
      const settle = () => {
        waiting.delete(settle);
        release();
        resolve();
      };
      waiting.add(settle);
      if (kind === "pong") socket.pong(sent, false, settle);
      else socket.send(sent, settle);
    });
}

/** The error that replaces an answer above the size limit. */
function tooLong(text: string): string {
  const { id } = JSON.parse(text) as { id?: string };
  const { message, extensions } = answerTooLong().toJSON();
  return JSON.stringify({
    id,
    type: "error",
    payload: [{ message, extensions: { code: extensions?.["code"] } }],
  });
}
