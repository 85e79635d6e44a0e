import type { RequestHandler } from "express";
import type { Log } from "../log";
import { measured } from "../metrics";
import { loggedName, loggedPath } from "./logged-path.rules";
import { traceOf } from "./request-trace";

/** Gives each request its id, and measures it and tells the log of it in one line once it is over. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const trace = traceOf(response);
    response.set("X-Request-Id", trace.requestId);
    const { method, originalUrl } = request;
    const startedAt = performance.now();
    response.once("close", () => {
      const durationMs = Math.round(performance.now() - startedAt);
      measured.request(trace.operation, response.statusCode, durationMs);
      if (!log.isLevelEnabled("info")) return;
      log.info(
        {
          requestId: trace.requestId,
          method,
          path: loggedPath(originalUrl),
          status: response.statusCode,
          durationMs,
          ...(trace.userId === null ? {} : { userId: trace.userId }),
          ...(trace.operation === null ? {} : { operation: loggedName(trace.operation) }),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
    next();
  };
