import { randomUUID } from "node:crypto";
import express, { type ErrorRequestHandler, type Express, type Router } from "express";
import helmet from "helmet";
import type { Log } from "../log";
import { serveWebApp } from "./web-app";

export interface AppOptions {
  production: boolean;
  trustProxy: number;
  log: Log;
  /** Whether the database answers and the server is neither starting nor stopping. */
  isReady: () => Promise<boolean>;
  routers: readonly Router[];
  /** Folder of the built web app. */
  webRoot: string;
}

const oneYear = 365 * 24 * 60 * 60;

/** Everything on the one port: health, the domains' routes, then the web app for any other path. */
export function createApp({ production, trustProxy, log, isReady, routers, webRoot }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustProxy);
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"], // the design system writes its styles at run time
          imgSrc: ["'self'", "data:"],
          connectSrc: ["'self'", "ws:", "wss:"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: production ? { maxAge: oneYear, includeSubDomains: true } : false,
      referrerPolicy: { policy: "same-origin" },
    }),
  );
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/readyz", async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  for (const router of routers) app.use(router);
  app.use(serveWebApp(webRoot));
  app.use(jsonErrors(log));
  return app;
}

/** JSON always: also for bad JSON, too large a body, and whatever went wrong inside. */
const jsonErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const requestId = randomUUID();
    if (status >= 500) log.error({ requestId, err: error }, "unexpected error");
    const message =
      status === 413
        ? "Corpo da requisição grande demais"
        : status < 500
          ? "Requisição inválida"
          : "Erro interno do sistema";
    response.status(status).json({
      errors: [
        {
          message,
          extensions: { code: status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR", requestId },
        },
      ],
    });
  };

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};
