import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { handleProtocols } from "graphql-ws";
import { WebSocketServer, type WebSocket } from "ws";
import { errorAnswer } from "../http/json-errors";
import { endWith } from "../http/raw-answer";
import { isSameOrigin } from "../http/same-origin";
import type { Log } from "../log";
import { liveProtocol, type LiveProtocolOptions } from "./live-protocol";

const maxMessageBytes = 64 * 1024;
const keepAliveMs = 12_000;
const goodbyeMs = 1_000;
const goingAway = 1001;
const internalError = 1011;

export interface LiveOptions extends LiveProtocolOptions {
  server: Server;
  log: Log;
  publicUrl: () => string;
}

/** GraphQL over WebSocket on /graphql. @returns what stops taking connections and closes those that are open. */
export function serveLive(options: LiveOptions): () => Promise<void> {
  const { server, log, publicUrl } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, handleProtocols });
  const protocol = liveProtocol(options);

  sockets.on("connection", (socket, request) => {
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
      { request },
    );
    socket.once("close", (code, reason) => void closed(code, reason.toString()).catch(() => {}));
  });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = request.url?.split("?", 1)[0];
    if (path !== "/graphql")
      return endWith(stream, "404 Not Found", errorAnswer("NOT_FOUND", "Não encontrado"));
    if (!isSameOrigin(request.headers, publicUrl()))
      return endWith(stream, "403 Forbidden", errorAnswer("FORBIDDEN", "Origem não permitida"));
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit("connection", socket, request));
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
    socket.send(text, () => resolve());
  });
