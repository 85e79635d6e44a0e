import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { extname, join, normalize } from "node:path";
import compression from "compression";
import express, { type Express, type Request, type RequestHandler, type Response, Router } from "express";
import helmet from "helmet";
import type { Log } from "../log";
import { measured } from "../metrics";
import { inMs } from "../time/duration.rules";
import { startRequestSpan } from "../tracing";
import { isUuid } from "../uuid.rules";
import { answerWithin, longestAnswerMs } from "./answer-within";
import { jsonErrors, notFound } from "./json-errors";
import { loggedName, loggedPath } from "./logged-path.rules";
import {
  type ArrivingPage,
  filesOfPages,
  type PagePlatform,
  withArriving,
  withFiles,
  withPlatform,
  withTitle,
} from "./page-head";
import { traceOf } from "./request-trace";

const oneYearMs = inMs({ days: 365 });

interface WebAppOptions {
  /** The data about the platform that is embedded in every page: contacts and the maintenance notice. */
  platform: () => Promise<PagePlatform>;
  /** Whether the request may have a session: only visitors get the prerendered front page. */
  mayBeSignedIn: (request: Request) => boolean;
  /** The first title and text of a public page, the same for all viewers; null if they need the page's data. */
  arriving: (path: string) => Promise<ArrivingPage | null>;
  /** The fixed title of a page that only some users may see; null for other pages. */
  standingTitle: (path: string) => string | null;
  /** The public address of the web app, without a trailing slash. */
  publicUrl: () => string;
}

/**
 * Serves the built web app: hashed files with unlimited caching, precompressed where the browser accepts it, and
 * index.html for all pages. Visitors get a prerendered front page; signed-in users do not, because it redirects them.
 */
export function serveWebApp(
  root: string,
  { platform, mayBeSignedIn, arriving, standingTitle, publicUrl }: WebAppOptions,
): Router {
  const router = Router();
  const filesOf = filesOfPages(join(root, "..", "page-files.json"));
  router.use("/assets", (request, response, next) => {
    const path = normalize(request.path);
    const compressed = join(root, "assets", `${path}.br`);
    if (/\bbr\b/.test(String(request.headers["accept-encoding"] ?? "")) && existsSync(compressed)) {
      response.type(extname(path));
      response.set("Content-Encoding", "br");
      request.url = request.url.replace(/^[^?]*/, "$&.br");
    }
    response.vary("Accept-Encoding");
    next();
  });
  router.use(
    "/assets",
    express.static(join(root, "assets"), {
      immutable: true,
      maxAge: oneYearMs,
      fallthrough: false,
      redirect: false,
    }),
  );
  // Also what begins with a dot: /.well-known/security.txt.
  router.use(express.static(root, { index: false, maxAge: 0, redirect: false, dotfiles: "allow" }));
  router.get("/{*path}", async (request, response, next) => {
    if (!request.accepts("html")) return notFound(request, response, next);
    const isFrontPage = request.path === "/";
    const title = standingTitle(request.path);
    if (isFrontPage || title !== null) response.vary("Cookie");
    const file = isFrontPage && !mayBeSignedIn(request) ? "front-page.html" : "index.html";
    const [page, opening, said] = await Promise.all([
      readFile(join(root, file), "utf8"),
      isFrontPage ? null : arriving(request.path),
      platform(),
    ]);
    const whole = withFiles(withPlatform(page, said), isFrontPage ? [] : filesOf(request.path));
    response.set("Cache-Control", "no-cache").type("html");
    if (opening) {
      const { picture } = opening;
      const shown = picture === undefined ? {} : { picture: publicUrl() + picture };
      response.send(withArriving(whole, { ...opening, ...shown }, publicUrl() + request.path));
    } else response.send(title !== null && mayBeSignedIn(request) ? withTitle(whole, title) : whole);
  });
  router.use(notFound);
  return router;
}

/** The W3C header: version, trace id, parent id, flags. */
const traceParent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Ids that correlate our log line with that of a proxy or a caller; malformed ones are ignored. */
function givenIds(headers: IncomingHttpHeaders): { traceId?: string; givenRequestId?: string } {
  const traceId = traceParent.exec(String(headers["traceparent"] ?? ""))?.[1];
  const given = String(headers["x-request-id"] ?? "");
  return {
    ...(traceId === undefined ? {} : { traceId }),
    ...(isUuid(given) ? { givenRequestId: given } : {}),
  };
}

/** Gives each request its id, and measures it and tells the log of it in one line once it is over. */
const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const trace = traceOf(response);
    response.set("X-Request-Id", trace.requestId);
    const { method, originalUrl } = request;
    const startedAt = performance.now();
    const path = loggedPath(originalUrl);
    const span = startRequestSpan(method, path, request.headers);
    response.once("close", () => {
      const durationMs = Math.round(performance.now() - startedAt);
      measured.request(trace.operation, response.statusCode, durationMs);
      const operation = trace.operation === null ? null : loggedName(trace.operation);
      span.end({ operation, status: response.statusCode, requestId: trace.requestId });
      if (!log.isLevelEnabled("info")) return;
      log.info(
        {
          requestId: trace.requestId,
          ...givenIds(request.headers),
          method,
          path,
          status: response.statusCode,
          durationMs,
          ...(trace.userId === null ? {} : { userId: trace.userId }),
          ...(operation === null ? {} : { operation }),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
    span.run(next);
  };

export interface AppOptions {
  production: boolean;
  trustProxy: number;
  log: Log;
  /** Whether nothing that the process keeps running itself is missing. */
  isAlive: () => boolean;
  /** Whether the database answers, events are heard, and the server is neither starting nor stopping. */
  isReady: () => Promise<boolean>;
  /** Where the API begins, each with a slash at the end: no page is below, and no answer is kept by a cache. */
  apiPaths: readonly string[];
  routers: readonly Router[];
  /** What the pages are made of that the build does not know. */
  pages: WebAppOptions;
  /** Folder of the built web app. */
  webRoot: string;
}

const oneYear = inMs({ days: 365 }) / 1000;

/** Everything on the one port: health, the domains' routes, then the web app for any other path. */
export function createApp(options: AppOptions): Express {
  const { production, trustProxy, log, isAlive, isReady, apiPaths, routers, pages, webRoot } = options;
  const isBelow = (path: string) => apiPaths.some((start) => path.toLowerCase().startsWith(start));
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustProxy);
  app.use(requestLog(log), answerWithin(longestAnswerMs), securityHeaders(production));
  app.use((request, response, next) => {
    if (isBelow(`${request.path}/`)) response.set("Cache-Control", "no-store");
    next();
  });
  app.use(compressed);
  app.get("/healthz", (_request, response) => {
    const alive = isAlive();
    response.status(alive ? 200 : 503).json({ status: alive ? "ok" : "unavailable" });
  });
  app.get("/readyz", async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  for (const router of routers) app.use(router);
  app.use((request, response, next) =>
    isBelow(request.path) && !apiPaths.includes(request.path) ? notFound(request, response, next) : next(),
  );
  app.use(serveWebApp(webRoot, pages));
  app.use(jsonErrors(log));
  return app;
}

/**
 * Answers and pages as the browser takes them; files that were compressed when they were built stay as they are. Not what
 * a cookie opens: how long it becomes would tell a stranger something of the secret in it.
 */
const compressed = compression({
  filter: (request: Request, response: Response) =>
    !request.path.startsWith("/auth/") && compression.filter(request, response),
}) as RequestHandler;

/** No script but our own files, no frame around us, and no header that lets another origin read anything. */
const securityHeaders = (production: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // the design system writes its styles at run time
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'"], // also for WebSockets
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: production ? { maxAge: oneYear, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
  }) as RequestHandler;
