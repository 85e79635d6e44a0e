import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartupError } from "../startup-error";

/** A server that listens at once and answers 503 until it is given its real handler. */
export interface Listener {
  server: Server;
  port: number;
  serve(handler: RequestListener): void;
  /** Takes no more requests and waits for those under way, at most `drainMs`. */
  close(drainMs: number): Promise<void>;
}

const unavailable: RequestListener = (request, response) => {
  const alive = request.url === "/healthz";
  response.writeHead(alive ? 200 : 503, { "Content-Type": "application/json", "Retry-After": "1" });
  response.end(JSON.stringify({ status: alive ? "ok" : "unavailable" }));
};

/** @throws StartupError when the port is taken or the address is not ours. */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler = unavailable;
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) =>
    handler(request, response),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
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
    async close(drainMs) {
      handler = unavailable;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(timer);
    },
  };
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
