import { z } from "zod";
import { isClockTime } from "./clock-time.rules";

const dateShape = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** Whether the text is a real day written YYYY-MM-DD, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!dateShape.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const instantShape = /^(.{10})T(.{5})(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an instant in ISO 8601 with its zone, on a real day from 1900 to 2199, there and in UTC. */
export function isInstant(text: string): boolean {
  const [, day = "", clock = ""] = instantShape.exec(text) ?? [];
  if (!isCalendarDate(day) || !isClockTime(clock)) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && isCalendarDate(instant.toISOString().slice(0, 10));
}

/** A day as a YYYY-MM-DD string; such strings compare as days with `<` and `>`. */
export const calendarDate = z
  .string({ error: "Data inválida" })
  .refine(isCalendarDate, { message: "Data inválida", abort: true });

/** A day that must be there; missing or blank answers `requiredMessage`. */
export function requiredDate(requiredMessage: string) {
  return z.string({ error: requiredMessage }).trim().min(1, requiredMessage).pipe(calendarDate);
}

/** A day or null; a blank text, as an empty date input sends it, is null. Absent is refused: see `optionalDate`. */
export const nullableDate = z
  .string({ error: "Data inválida" })
  .nullable()
  .transform((text) => text || null)
  .pipe(calendarDate.nullable());

/** A day that may be left out: missing, null and blank all become null. */
export const optionalDate = z
  .string({ error: "Data inválida" })
  .nullish()
  .transform((text) => text || null)
  .pipe(calendarDate.nullable());
