import { randomUUID } from "node:crypto";
import type { Response } from "express";

/** What the log tells of one request; filled while the request is answered. Ids and names only, never values. */
export interface RequestTrace {
  /** Ours and random, whatever the client sent: also in the X-Request-Id header and beside each masked error. */
  readonly requestId: string;
  /** Who is signed in; null until that is known, and for everybody else. */
  userId: string | null;
  /** The name that the client gave its GraphQL operation. */
  operation: string | null;
}

export const newTrace = (): RequestTrace => ({ requestId: randomUUID(), userId: null, operation: null });

const traces = new WeakMap<Response, RequestTrace>();

/** The trace of the request that this response answers. */
export function traceOf(response: Response): RequestTrace {
  let trace = traces.get(response);
  if (!trace) {
    trace = newTrace();
    traces.set(response, trace);
  }
  return trace;
}
