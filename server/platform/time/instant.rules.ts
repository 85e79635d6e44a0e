import { isCalendarDate } from "./calendar-day.rules";
import { isClockTime } from "./clock-time.rules";

const instantShape = /^(.{10})T(.{5})(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an instant in ISO 8601 with its zone, on a real day from 1900 to 2199, there and in UTC. */
export function isInstant(text: string): boolean {
  const [, day = "", clock = ""] = instantShape.exec(text) ?? [];
  if (!isCalendarDate(day) || !isClockTime(clock)) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && isCalendarDate(instant.toISOString().slice(0, 10));
}
