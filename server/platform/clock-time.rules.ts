import { z } from "zod";

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time of day, "00:00" to "23:59". */
export const isClockTime = (text: string): boolean => clockPattern.test(text);

/** A clock time of one day as "HH:mm"; such strings compare as times with `<` and `>`. */
export const clockTime = z
  .string({ error: "Horário inválido" })
  .refine(isClockTime, { message: "Horário inválido", abort: true });
