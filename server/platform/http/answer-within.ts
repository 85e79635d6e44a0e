import type { RequestHandler, Response } from "express";
import { withPatience } from "../config";
import { tooBusy } from "./json-errors";

/** Longest time until an answer begins; what it began by then ends. */
export const longestAnswerMs = withPatience(15_000);

type Ending = "late" | "gone";
const endings = new WeakMap<Response, (ending: Ending) => void>();
const clocks = new WeakMap<Response, (milliseconds: number) => void>();

/** Calls back, at most once, when nobody waits for the answer any more: it is late, or whoever asked is gone. */
export function onAbandoned(response: Response, end: (ending: Ending) => void): void {
  endings.set(response, end);
}

/** For what is long in arriving: from now on the answer has so much time to begin. */
export function giveLonger(response: Response, milliseconds: number): void {
  clocks.get(response)?.(milliseconds);
}

/**
 * Nobody waits for ever, whatever it is that does not answer: after `milliseconds` without a first byte the client gets
 * 503 and SERVICE_UNAVAILABLE, and the work is told to end.
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
