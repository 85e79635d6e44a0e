import type { RequestHandler } from "express";
import type { Log } from "../log";
import { loggedName, loggedPath } from "./logged-path.rules";
import { traceOf } from "./request-trace";

/** Gives each request its id, and tells the log of it in one line once it is over. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const trace = traceOf(response);
    response.set("X-Request-Id", trace.requestId);
    if (!log.isLevelEnabled("info")) return next();
    const { method, originalUrl } = request;
    const startedAt = performance.now();
    response.once("close", () => {
      log.info(
        {
          requestId: trace.requestId,
          method,
          path: loggedPath(originalUrl),
          status: response.statusCode,
          durationMs: Math.round(performance.now() - startedAt),
          ...(trace.userId === null ? {} : { userId: trace.userId }),
          ...(trace.operation === null ? {} : { operation: loggedName(trace.operation) }),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
    next();
  };
