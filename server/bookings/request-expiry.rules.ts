import { earlier } from "../platform/time/duration.rules";
import { hoursToAnswer } from "./rental-words.rules";

/** Asked for no later than this, nobody has answered in time. */
export const askedTooLongAgo = (now: Date): Date => earlier(now, { hours: hoursToAnswer });

/** Whether it is too late to answer who asks for a court: a day has gone by, or the hour has begun. */
export const isUnanswered = (
  { createdAt, startsAt }: { createdAt: Date; startsAt: Date },
  now: Date,
): boolean => createdAt <= askedTooLongAgo(now) || startsAt <= now;
