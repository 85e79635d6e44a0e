import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import type { Log } from "../log";
import { measured } from "../metrics";
import { loggedName, loggedPath } from "./logged-path.rules";
import { isUuid } from "../uuid.rules";
import { traceOf } from "./request-trace";

/** W3C's header: version, trace, parent, flags. */
const traceParent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** By which a proxy or a caller finds its own line and ours together; what is not well-formed is not heeded. */
function givenIds(headers: IncomingHttpHeaders): { traceId?: string; givenRequestId?: string } {
  const traceId = traceParent.exec(String(headers["traceparent"] ?? ""))?.[1];
  const given = String(headers["x-request-id"] ?? "");
  return {
    ...(traceId === undefined ? {} : { traceId }),
    ...(isUuid(given) ? { givenRequestId: given } : {}),
  };
}

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
          ...givenIds(request.headers),
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
