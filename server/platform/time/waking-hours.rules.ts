import { clockAt } from "./zoned-time.rules";

/** Reminders that can wait are sent only between these local times of the place. */
export const wakingHours = { from: "10:00", until: "21:00" } as const;

/** Whether the local time of a place is within the waking hours. */
export function isWaking(now: Date, timeZone: string): boolean {
  const clock = clockAt(now, timeZone);
  return clock >= wakingHours.from && clock < wakingHours.until;
}
