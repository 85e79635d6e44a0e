import { z } from "zod";

/** A clock time of one day as "HH:mm", 00:00 to 23:59; such strings compare as times with `<` and `>`. */
export const clockTime = z
  .string({ error: "Horário inválido" })
  .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { message: "Horário inválido", abort: true });
