import { z } from "zod";
import { cleanString } from "../platform/input-fields.rules";
import { requiredDate } from "../platform/time/date-fields.rules";

const shortTitle = "Título deve ter pelo menos 3 caracteres";

/** A note of the administration. */
export const styleNoteSchema = z.object({
  title: cleanString(shortTitle).pipe(
    z.string().min(3, shortTitle).max(80, "Título deve ter no máximo 80 caracteres"),
  ),
  day: requiredDate("Informe o dia"),
});
