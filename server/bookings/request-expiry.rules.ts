import { earlier } from "../platform/time/duration.rules";
import { hoursToAnswer } from "./rental-words.rules";

/** Requests made at or before this instant have expired. */
export const askedTooLongAgo = (now: Date): Date => earlier(now, { hours: hoursToAnswer });

/** Whether a court request has expired: 24 hours have passed, or its time has started. */
export const isUnanswered = (
  { createdAt, startsAt }: { createdAt: Date; startsAt: Date },
  now: Date,
): boolean => createdAt <= askedTooLongAgo(now) || startsAt <= now;
