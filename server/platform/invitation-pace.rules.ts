import { inMs } from "./time/duration.rules";

/** Limits of a day. */
export const daySeconds = 24 * 60 * 60;

/** Who has said no is asked again after these days. */
export const daysAfterDecline = 30;

export const isDeclinedLately = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() < answeredAt.getTime() + inMs({ days: daysAfterDecline });

/** Who has a mail of today gets no second one: a double click, and two who ask for the same, are one. */
export const isSentLately = (sentAt: Date, now: Date): boolean =>
  now.getTime() < sentAt.getTime() + inMs({ hours: 24 });
