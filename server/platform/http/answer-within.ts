import type { RequestHandler } from "express";
import { errorAnswer, retryAfterSeconds, unavailableMessage } from "./json-errors";
import { traceOf } from "./request-trace";

/**
 * Nobody waits for ever, whatever it is that does not answer: after `milliseconds` without a first byte the client gets
 * 503 and SERVICE_UNAVAILABLE. What the request began goes on, and its answer is dropped.
 */
export const answerWithin =
  (milliseconds: number): RequestHandler =>
  (_request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      response.set("Retry-After", String(retryAfterSeconds));
      response
        .status(503)
        .json(errorAnswer("SERVICE_UNAVAILABLE", unavailableMessage, traceOf(response).requestId));
    }, milliseconds);
    response.once("close", () => clearTimeout(timer));
    next();
  };
