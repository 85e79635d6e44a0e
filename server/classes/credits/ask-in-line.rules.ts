import { inMs } from "../../platform/time/duration.rules";

/**
 * Until the notice of 12 hours a free place goes to who waits at once: who does not want it can still leave and lose nothing.
 * Afterwards it would cost them the credit, so that they are asked first, one after another, and each has an hour to answer.
 */
const hoursToAnswer = 1;

/** Until when a place is held for who is asked: for an hour, and half of what is left to the class at most. */
export function answerBy(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(inMs({ hours: hoursToAnswer }), Math.floor(left / 2)));
}
