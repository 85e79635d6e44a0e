import type { RequestHandler, Response } from "express";
import { withPatience } from "../config";
import { tooBusy } from "./json-errors";

/** Longest time until an answer begins; what it began by then ends. */
export const longestAnswerMs = withPatience(15_000);

type Ending = "late" | "gone";
const endings = new WeakMap<Response, (ending: Ending) => void>();
const clocks = new WeakMap<Response, (milliseconds: number) => void>();

/** Registers a callback for when the request times out or the client disconnects; it is called at most once. */
export function onAbandoned(response: Response, end: (ending: Ending) => void): void {
  endings.set(response, end);
}

/** Restarts the timeout, for requests whose body takes long to arrive. */
export function giveLonger(response: Response, milliseconds: number): void {
  clocks.get(response)?.(milliseconds);
}

/**
 * A response timeout: if no byte was sent after `milliseconds`, the client gets 503 with SERVICE_UNAVAILABLE, and the
 * callback of `onAbandoned` stops the work.
 */
export const answerWithin =
  (milliseconds: number): RequestHandler =>
  (_request, response, next) => {
    const abandon = (ending: Ending) => {
      endings.get(response)?.(ending);
      endings.delete(response);
    };
    const late = () => {
      if (response.headersSent) return;
      tooBusy(response);
      abandon("late");
    };
    let timer = setTimeout(late, milliseconds);
    clocks.set(response, (longer) => {
      clearTimeout(timer);
      timer = setTimeout(late, longer);
    });
    response.once("close", () => {
      clearTimeout(timer);
      clocks.delete(response);
      if (!response.writableFinished) abandon("gone");
    });
    next();
  };
