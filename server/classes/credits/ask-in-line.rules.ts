import { inMs } from "../../platform/time/duration.rules";

/**
 * Until 12 hours before a class, a free place goes directly to the waiting list, since an athlete can still cancel
 * without a loss. Later, cancelling would cost the credit, so athletes are asked one after another, and each has an
 * hour to answer.
 */
const hoursToAnswer = 1;

/** Deadline of an asked athlete: one hour, but at most half of the time until the class. */
export function answerBy(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(inMs({ hours: hoursToAnswer }), Math.floor(left / 2)));
}
