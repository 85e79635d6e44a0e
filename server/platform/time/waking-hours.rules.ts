import { clockAt } from "./zoned-time.rules";

/** Nobody is told of what can wait before or after these clock times of the place. */
export const wakingHours = { from: "10:00", until: "21:00" } as const;

/** Whether it is no night at a place. */
export function isWaking(now: Date, timeZone: string): boolean {
  const clock = clockAt(now, timeZone);
  return clock >= wakingHours.from && clock < wakingHours.until;
}
