import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { connect, Server as NetServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { withPatience } from "../config";
import { StartupError } from "../errors";
import { endWith, errorAnswer } from "./json-errors";

/** A server that opens its port only while it can serve: a proxy skips a server whose port refuses connections. */
export interface Listener {
  server: Server;
  port: number;
  /** Opens the port. */
  serve(handler: RequestListener): Promise<void>;
  /**
   * Closes the port, so that new clients reach another server. Requests in progress and further requests on open
   * connections are served, at most this long; their responses tell the clients to close the connection.
   */
  drain(milliseconds: number): Promise<void>;
  /** Closes the port and all open connections. */
  close(): Promise<void>;
}

/** The most turns of the event loop to wait for a turn without other work. */
const mostTurns = 200;
const quietTurnMs = 1;

/**
 * Resolves as soon as the connections in the port's accept queue were accepted. Closing the port resets connections
 * that are still in the queue, and a proxy must not retry a mutation. A short turn of the event loop shows that the
 * queue was empty, because accepting connections would have taken time.
 */
async function queueEmptied(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const began = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (turn > 0 && performance.now() - began < quietTurnMs) return;
  }
}

const json = { "Content-Type": "application/json; charset=utf-8" };

/** For how long open connections are at least served while draining: another request may be on its way on one. */
const lingerMs = 1_000;
const pollMs = 50;

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
    // What was read before the connection was ended; Node would write each its own error.
    if (socket.destroyed) return void request.destroy();
    const line = lines.get(socket);
    const start = () => {
      if (socket.destroyed) return void lines.delete(socket);
      response.once("close", () => {
        const next = lines.get(socket)?.shift();
        // In a turn of its own: many short ones would keep everybody else waiting.
        if (next && !socket.destroyed) setImmediate(next);
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
      skipRest(socket);
    }
  };
}

/**
 * Skips what else was read of a destroyed connection: Node would create objects for some 340 more requests. Its parser
 * calls a method of itself for each, and none if there is none; another connection may get the parser afterwards.
 * This is not documented, and without it only memory is lost.
 */
function skipRest(socket: Socket): void {
  const { parser } = socket as { parser?: Record<string, unknown> | null };
  for (const [key, method] of Object.entries(parser ?? {})) {
    if (typeof method !== "function" || method.name !== "parserOnHeadersComplete" || !parser) continue;
    parser[key] = undefined;
    setImmediate(() => (parser[key] = method)); // before the connection is closed
  }
}

/**
 * Connections that may wait to be accepted. With Node's 511, a burst of a thousand makes the kernel drop some, whose clients
 * try again only after a second.
 */
const longestQueue = 4096;

/**
 * Whether a program listens there. Opening the port to find out would accept the connections of a proxy that tries it at that
 * moment, and then cut them.
 */
const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    const socket = connect({ host, port, timeout: 1_000 })
      // The kernel may have connected the socket with itself, if it gave it this very port.
      .once("connect", () => answer(socket.localPort !== port))
      .once("timeout", () => answer(false))
      .once("error", () => answer(false));
  });

/**
 * @param keepAliveMs for how long a connection may wait for its next request; a proxy must give up before, or it sends
 *   a request on a connection that is being closed.
 * @param maxPipelined how many requests may wait on one connection.
 * @throws StartupError when the port is taken or the address is not ours.
 */
export async function listen(
  host: string,
  port: number,
  { keepAliveMs = 5_000, maxPipelined = usualPipeline } = {},
): Promise<Listener> {
  let handler: RequestListener = () => {};
  let draining = false;
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
      if (draining) response.shouldKeepAlive = false;
      if (draining && request.url === "/readyz")
        response.writeHead(503, json).end(JSON.stringify({ status: "unavailable" }));
      else handler(request, response);
    }, maxPipelined),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = withPatience(60_000); // of silence, for instance of a client that never reads its answer
  server.on("clientError", answerMalformed);
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  /** Resolves once every open connection has sent something: a proxy opens one only for a request. */
  const firstRequestsCame = async (signal: AbortSignal) => {
    while (!signal.aborted && [...connections].some(({ bytesRead }) => bytesRead === 0))
      await sleep(pollMs, undefined, { ref: false });
  };
  const open = (at: number) =>
    new Promise<number>((resolve, reject) => {
      const fail = (error: NodeJS.ErrnoException) => reject(asStartupError(error, host, at));
      server.once("error", fail);
      server.listen({ port: at, host, backlog: longestQueue }, () => {
        server.off("error", fail);
        resolve((server.address() as AddressInfo).port);
      });
    });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  // Fail on a foreign address or a port in use before starting anything else.
  const free = await open(0);
  await close();
  if (port !== 0 && (await isTaken(host, port))) throw portInUse(port);
  const own = port || free;
  return {
    server,
    port: own,
    async serve(next) {
      handler = next;
      await open(own);
    },
    async drain(milliseconds) {
      draining = true;
      server.removeAllListeners("upgrade"); // without one, a handshake is a request like others
      const patience = sleep(milliseconds, undefined, { ref: false });
      await queueEmptied();
      const allGone = new Promise((resolve) => server.once("close", resolve));
      NetServer.prototype.close.call(server); // an HTTP server's own would end idle connections
      const ending = new AbortController();
      const lingered = Promise.all([
        sleep(lingerMs, undefined, { ref: false }),
        firstRequestsCame(ending.signal),
      ]);
      await Promise.race([allGone, patience, lingered]);
      ending.abort();
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      if (underWay.size > 0) await Promise.race([idle, patience]);
    },
    close,
  };
}

/** Answers malformed or incomplete HTTP in JSON too. */
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

const portInUse = (port: number): StartupError =>
  new StartupError(
    `A porta ${port} já está em uso: encerre o outro programa ou defina PORT com outra porta.`,
  );

const asStartupError = (error: NodeJS.ErrnoException, host: string, port: number): StartupError => {
  if (error.code === "EADDRINUSE") return portInUse(port);
  if (error.code === "EACCES")
    return new StartupError(`Sem permissão para usar a porta ${port}: defina PORT com outra porta.`);
  return new StartupError(
    `Não é possível escutar em ${host}:${port} (${error.code ?? error.message}): verifique HOST e PORT.`,
  );
};
