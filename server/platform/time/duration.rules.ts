import { milliseconds } from "date-fns/milliseconds";

/** How long something lasts, whatever clocks are put forward meanwhile: a day is 24 hours. */
export interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
}

/** How many ms it lasts. */
export const inMs = (duration: Duration): number => milliseconds(duration);

/** The instant so much later. */
export const later = (instant: Date, duration: Duration): Date =>
  new Date(instant.getTime() + inMs(duration));

/** The instant so much earlier. */
export const earlier = (instant: Date, duration: Duration): Date =>
  new Date(instant.getTime() - inMs(duration));
