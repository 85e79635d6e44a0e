import { z } from "zod";
import { isCalendarDate } from "./calendar-day.rules";
import { isClockTime } from "./clock-time.rules";

/** A day as a YYYY-MM-DD string; such strings compare as days with `<` and `>`. */
export const calendarDate = z
  .string({ error: "Data inválida" })
  .refine(isCalendarDate, { message: "Data inválida", abort: true });

/** A clock time of one day as "HH:mm"; such strings compare as times with `<` and `>`. */
export const clockTime = z
  .string({ error: "Horário inválido" })
  .refine(isClockTime, { message: "Horário inválido", abort: true });

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
