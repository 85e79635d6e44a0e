import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { withPatience } from "../config";
import { StartupError } from "../startup-error";
import { errorAnswer, retryAfterSeconds, unavailableMessage } from "./json-errors";
import { endWith } from "./raw-answer";
import { newTrace } from "./request-trace";

/** A server that listens at once and answers 503 until it is given its real handler. */
export interface Listener {
  server: Server;
  port: number;
  serve(handler: RequestListener): void;
  /** Answers 503 to whoever comes from now on, and waits for the requests under way, at most this long. */
  drain(milliseconds: number): Promise<void>;
  /** Gives the port back and ends every connection that is left. */
  close(): Promise<void>;
}

const json = { "Content-Type": "application/json; charset=utf-8" };

const unavailable: RequestListener = (request, response) => {
  const { requestId } = newTrace();
  response.setHeader("X-Request-Id", requestId);
  if (request.url === "/healthz") {
    response.writeHead(200, json).end(JSON.stringify({ status: "ok" }));
    return;
  }
  // Closed afterwards, so that the next request finds a server that stays.
  response.writeHead(503, { ...json, "Retry-After": String(retryAfterSeconds), Connection: "close" });
  const answer =
    request.url === "/readyz"
      ? { status: "unavailable" }
      : errorAnswer("SERVICE_UNAVAILABLE", unavailableMessage, requestId);
  response.end(JSON.stringify(answer));
};

/** Requests that wait on one connection for the answers before: no browser sends any. */
const usualPipeline = 20;

/**
 * Handles the requests of one connection one after the other, in the order of their answers; Node would start all of
 * them. Ends a connection on which too many wait.
 */
function oneAtATime(handler: RequestListener, maxWaiting: number): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return; // what was read of it before it was ended
    const line = lines.get(socket);
    const start = () => {
      response.once("close", () => {
        const next = lines.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else lines.delete(socket);
      });
      handler(request, response);
    };
    if (!line) {
      lines.set(socket, []);
      start();
    } else if (line.length < maxWaiting) {
      line.push(start);
    } else {
      socket.destroy();
    }
  };
}

/**
 * @param maxPipelined how many requests may wait on one connection.
 * @throws StartupError when the port is taken or the address is not ours.
 */
export async function listen(host: string, port: number, maxPipelined = usualPipeline): Promise<Listener> {
  let handler = unavailable;
  const underWay = new Set<ServerResponse>();
  let onIdle = () => {};
  const server = createServer(
    { connectionsCheckingInterval: 5_000 },
    oneAtATime((request, response) => {
      underWay.add(response);
      response.once("close", () => {
        underWay.delete(response);
        if (underWay.size === 0) onIdle();
      });
      handler(request, response);
    }, maxPipelined),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.timeout = withPatience(60_000); // of silence, for instance of a client that never reads its answer
  server.on("clientError", answerMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(asStartupError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(next) {
      handler = next;
    },
    async drain(milliseconds) {
      handler = unavailable;
      server.removeAllListeners("upgrade"); // without one, a handshake is a request like others, and told 503
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      if (underWay.size > 0) await Promise.race([idle, sleep(milliseconds, undefined, { ref: false })]);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What is no HTTP, or does not come to an end, is told so in JSON too. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  endWith(socket, status, errorAnswer("BAD_REQUEST", "Requisição inválida"));
}

const asStartupError = (error: NodeJS.ErrnoException, host: string, port: number): StartupError => {
  if (error.code === "EADDRINUSE")
    return new StartupError(
      `A porta ${port} já está em uso: encerre o outro programa ou defina PORT com outra porta.`,
    );
  if (error.code === "EACCES")
    return new StartupError(`Sem permissão para usar a porta ${port}: defina PORT com outra porta.`);
  return new StartupError(
    `Não é possível escutar em ${host}:${port} (${error.code ?? error.message}): verifique HOST e PORT.`,
  );
};
